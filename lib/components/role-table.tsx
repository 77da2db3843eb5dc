import type { PublicProjectRole } from '../projects/project.ts';
import { Stated } from './stated.tsx';

const COLUMNS = [
  { label: 'Technology', field: 'tech_stack', className: 'mono' },
  { label: 'Languages', field: 'languages', className: undefined },
  { label: 'Allocation', field: 'allocation', className: 'mono' },
  { label: 'Price', field: 'price', className: 'mono' },
] as const;

type Props = { readonly roles: readonly PublicProjectRole[]; readonly label: string; readonly address?: string };

/**
 * The roles of one assignment, aligned on technology, languages, allocation and price.
 * With an `address` each role can be linked to, and links to itself.
 */
export function RoleTable({ roles, label, address }: Props) {
  if (roles.length === 0) return <p className="absent">Roles: not stated</p>;
  return (
    <table className="roles" aria-label={label}>
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
              <th scope="row">{address ? <a href={`${address}#${anchor}`}>{role.title}</a> : role.title}</th>
              {COLUMNS.map(({ label: name, field, className }) => (
                <td key={name} data-label={name} className={className}>
                  <Stated value={role[field]} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
