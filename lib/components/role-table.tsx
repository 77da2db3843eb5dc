import type { PublicProjectRole } from '../projects/project.ts';

function Stated({ value }: { value: string | undefined }) {
  return value ? value : <span className="absent">not stated</span>;
}

/** The fragment that names a role on its assignment's page. */
export function roleAnchor(index: number): string {
  return `role-${index + 1}`;
}

/**
 * The roles of one assignment, aligned on technology, languages, allocation and price.
 * With an `address` each role can be linked to, and links to itself.
 */
export function RoleTable({
  roles,
  label,
  address,
}: {
  roles: readonly PublicProjectRole[];
  label: string;
  address?: string;
}) {
  if (roles.length === 0) return <p className="absent">Roles: not stated</p>;
  return (
    <table className="roles" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Technology</th>
          <th scope="col">Languages</th>
          <th scope="col">Allocation</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role, index) => (
          <tr key={roleAnchor(index)} id={address ? roleAnchor(index) : undefined}>
            <th scope="row">{address ? <a href={`${address}#${roleAnchor(index)}`}>{role.title}</a> : role.title}</th>
            <td data-label="Technology" className="mono">
              <Stated value={role.tech_stack} />
            </td>
            <td data-label="Languages">
              <Stated value={role.languages} />
            </td>
            <td data-label="Allocation" className="mono">
              <Stated value={role.allocation} />
            </td>
            <td data-label="Price" className="mono">
              <Stated value={role.price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
