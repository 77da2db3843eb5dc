import type { ReactNode } from 'react';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { shownRoleText } from '@/lib/components/shown-text.ts';
import { t } from '@/lib/content/messages.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';

/** What a role states, in this order. */
export const ROLE_FIELDS = [
  'tech_stack',
  'languages',
  'allocation',
  'price',
] as const;

/** A text about an assignment, or that the feed does not state it. */
export function Stated({ value }: { value: ReactNode }) {
  return value || <span className="absent">{t('fields.notStated')}</span>;
}

/** The roles of one assignment as a table. */
export function RoleTable({ project }: { project: PublicProject }) {
  const { roles, language } = project;
  const own = languageAttributes(language);
  return (
    <table className="roles">
      <thead>
        <tr>
          {(['title', ...ROLE_FIELDS] as const).map((field) => (
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
            {ROLE_FIELDS.map((field) => {
              const { text, language } = shownRoleText(project, role, field);
              return (
                <td
                  key={field}
                  data-label={t(`fields.${field}`)}
                  {...(text && languageAttributes(language))}
                >
                  <Stated value={text} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
