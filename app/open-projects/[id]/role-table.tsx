import { displayRole, ROLE_TERMS } from '@/lib/components/display-text.ts';
import {
  languageAttributes,
  StatedText,
} from '@/lib/components/in-language.tsx';
import { t } from '@/lib/content/messages.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';

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
            {displayRole(project, role).map((each) => (
              <td key={each.field} data-label={each.label}>
                <StatedText {...each} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
