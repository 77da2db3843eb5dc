import { InLanguage, languageAttributes } from '@/lib/components/in-language.tsx';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { Stated } from './assignment-details.tsx';

const COLUMNS = [
  { label: 'Technology', field: 'tech_stack' },
  { label: 'Languages', field: 'languages' },
  { label: 'Allocation', field: 'allocation' },
  { label: 'Rate', field: 'price' },
] as const;

/** The title of a role. In the panel, one that only repeats the assignment’s name is visually hidden. */
function Title({ title, href, name }: { title: string; href: string | null; name: string }) {
  if (href !== null) return <a href={href}>{title}</a>;
  return title === name ? <span className="visually-hidden">{title}</span> : title;
}

/** The roles of one assignment as a table of technology, languages, allocation and rate. Each of several has an anchor and links to itself. */
export function RoleTable({ project, address }: { project: PublicProject; address: string }) {
  const { name, roles, language } = project;
  const own = languageAttributes(language);
  if (roles.length === 0) return <p className="absent">Roles: not stated</p>;
  return (
    <table className="roles">
      <caption className="visually-hidden" data-mdast="ignore">
        Roles of <InLanguage language={language}>{name}</InLanguage>
      </caption>
      <thead>
        <tr>
          {['Role', ...COLUMNS.map(({ label }) => label)].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role, at) => (
          <tr key={at} id={`role-${at + 1}`}>
            <th scope="row" {...own}>
              <Title title={role.title} href={roles.length === 1 ? null : `${address}#role-${at + 1}`} name={name} />
            </th>
            {COLUMNS.map(({ label, field }) => (
              <td key={label} data-label={label} {...(role[field] && own)}>
                <Stated value={role[field]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
