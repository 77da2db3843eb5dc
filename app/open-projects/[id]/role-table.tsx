import type { ReactNode } from 'react';
import { displayRole, ROLE_TERMS } from '@/lib/components/display-text.ts';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { t } from '@/lib/content/messages.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';

/** A text about an assignment, or that the feed does not state it. */
export function TextOrNotStated({ text }: { text: ReactNode }) {
  return text || <span className="absent">{t('fields.notStated')}</span>;
}

/** The roles of one assignment as a table. */
export function RoleTable({ project }: { project: PublicProject }) {
  const { roles, language } = project;
  const own = languageAttributes(language);
  return (
    <table className="roles">
      <thead>
        <tr>
          {(['title', ...ROLE_TERMS] as const).map((field) => (
            <th key={field} scope="col">
              {t(`fields.${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role, at) => (
          <tr key={at}>
            <th scope="row" {...own}>
              {role.title}
            </th>
            {displayRole(project, role).map(
              ({ field, label, text, language }) => (
                <td
                  key={field}
                  data-label={label}
                  {...(text && languageAttributes(language))}
                >
                  <TextOrNotStated text={text} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
