import type { PublicProject } from '../public-project.ts';
import type { Marker } from '../search/mark-matches.ts';
import { Stated } from './assignment-facts.tsx';
import { InLanguage } from './in-language.tsx';
import { languageAttributes } from './language-attributes.ts';
import { Marked } from './marked.tsx';

const COLUMNS = [
  { label: 'Technology', field: 'tech_stack', className: 'mono' },
  { label: 'Languages', field: 'languages', className: undefined },
  { label: 'Allocation', field: 'allocation', className: 'mono' },
  { label: 'Price', field: 'price', className: 'mono' },
] as const;

type Props = {
  readonly project: PublicProject;
  readonly address?: string;
  readonly marker?: Marker | undefined;
};

/**
 * The roles of one assignment as a table of technology, languages, allocation and price.
 * With an `address`, each role has an anchor and links to itself.
 */
export function RoleTable({ project: { name: assignment, roles, language }, address, marker }: Props) {
  const own = languageAttributes(language);
  if (roles.length === 0) return <p className="absent">Roles: not stated</p>;
  return (
    <table className="roles">
      <caption className="visually-hidden" data-mdast="ignore">
        Roles of <InLanguage language={language}>{assignment}</InLanguage>
      </caption>
      <thead>
        <tr>
          {['Role', ...COLUMNS.map((column) => column.label)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roles.map((role, index) => {
          const anchor = `role-${index + 1}`;
          return (
            <tr key={anchor} id={address && anchor}>
              <th scope="row" {...own}>
                {address ? (
                  <a href={`${address}#${anchor}`}>{role.title}</a>
                ) : (
                  <Marked text={role.title} marker={marker} field="role" />
                )}
              </th>
              {COLUMNS.map(({ label: name, field, className }) => (
                <td key={name} data-label={name} className={className} {...(role[field] && own)}>
                  {role[field] ? (
                    <Marked text={role[field]} marker={marker} field={field === 'tech_stack' ? 'technology' : 'q'} />
                  ) : (
                    <Stated value={role[field]} />
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
