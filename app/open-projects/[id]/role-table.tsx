import type { ReactNode } from 'react';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import type { PublicProject } from '@/lib/public-project/public-project.ts';

/** What a role states, in this order. */
export const ROLE_FIELDS = [
  { label: 'Technology', field: 'tech_stack' },
  { label: 'Languages', field: 'languages' },
  { label: 'Allocation', field: 'allocation' },
  { label: 'Rate', field: 'price' },
] as const;

/** A text about an assignment, or "not stated" if the feed lacks it. */
export function Stated({ value }: { value: ReactNode }) {
  return value || <span className="absent">not stated</span>;
}

/** The roles of one assignment as a table. */
export function RoleTable({
  project: { roles, language },
}: {
  project: PublicProject;
}) {
  const own = languageAttributes(language);
  return (
    <table className="roles">
      <thead>
        <tr>
          {['Role', ...ROLE_FIELDS.map(({ label }) => label)].map((label) => (
            <th key={label} scope="col">
              {label}
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
            {ROLE_FIELDS.map(({ label, field }) => (
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
