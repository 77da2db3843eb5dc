import { AssignmentDates } from '@/lib/components/assignment-dates.tsx';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { config } from '@/lib/config/config.ts';
import { factsOf } from '@/lib/facts/project-facts.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { dayInWords } from '@/lib/public-project/stated-date.ts';
import { applyAddress, contactPath } from '@/lib/routes/addresses.ts';
import { AssignmentDetails } from './assignment-details.tsx';
import { RoleTable } from './role-table.tsx';

const MOST_ROLES = 8;
const MOST_OF_VALUE = 80;

/** Each of several roles with its own allocation and rate. The table of roles has the rest. */
function RolesInShort({ project: { roles, language } }: { project: PublicProject }) {
  if (roles.every(({ allocation, price }) => !allocation && !price)) return null;
  return (
    <ul className="roles-in-short" data-mdast="ignore">
      {roles.slice(0, MOST_ROLES).map(({ title, allocation, price }, at) => (
        <li key={at} {...languageAttributes(language)}>
          <b>{cutText(title, MOST_OF_VALUE)}</b>
          <span>{[allocation, price].flatMap((text) => (text ? cutText(text, MOST_OF_VALUE) : [])).join(' · ')}</span>
        </li>
      ))}
      {roles.length > MOST_ROLES && <li>{`and ${roles.length - MOST_ROLES} more`}</li>}
    </ul>
  );
}

type Props = { readonly project: PublicProject; readonly projects: ProjectList; readonly address: string };

/** What helps a professional decide, and the two next steps: to apply, or to ask first. */
export function ApplyPanel({ project, projects, address }: Props) {
  const { appUrl, applyUrl } = config();
  const { applyBy } = factsOf(project);
  const signsIn = appUrl !== null && applyUrl === null && project.apply_url === undefined;
  return (
    <div className="apply">
      <p className="tools">
        <span className="apply-now">
          <a className="button" href={applyAddress(project)}>
            {signsIn ? 'Sign in to apply' : 'Apply'}
          </a>
          {applyBy && (
            <span data-mdast="ignore">
              by <time dateTime={applyBy.value}>{dayInWords(applyBy.value)}</time>
            </span>
          )}
        </span>{' '}
        <a className="button quiet" href={contactPath(project.id)}>
          Ask about this assignment
        </a>
      </p>
      {project.roles.length === 1 ? (
        <RoleTable project={project} address={address} />
      ) : (
        <RolesInShort project={project} />
      )}
      <AssignmentDetails project={project} projects={projects} />
      <AssignmentDates project={project} />
    </div>
  );
}
