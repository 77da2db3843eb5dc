import { Fragment } from 'react';
import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { datesToShow, dayInWords } from '../public-project/stated-date.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';
import { InLanguage, languageAttributes } from './in-language.tsx';

type LabelledDate = { readonly label: string; readonly date: string };

/** A date after the words that introduce it. */
function AssignmentDate({ label, date }: LabelledDate) {
  return (
    <span className="whole">
      {`${label} `}
      <time dateTime={date}>{dayInWords(date)}</time>
    </span>
  );
}

/** Dates in one line. Renders nothing if there are none. */
export function AssignmentDates({ dates }: { dates: readonly LabelledDate[] }) {
  if (dates.length === 0) return null;
  return (
    <p className="dates">
      {dates.map((one, at) => (
        <Fragment key={one.label}>
          {at > 0 && ', '}
          <AssignmentDate {...one} />
        </Fragment>
      ))}
    </p>
  );
}

const MOST_OF_ROLES = 120;

/**
 * The roles of an assignment, or the technologies if its only role has the name
 * of the assignment.
 */
function rolesInShort({ name, roles }: PublicProject): string {
  const titles = roles
    .map(({ title }) => title)
    .filter((title) => title !== name);
  const shown =
    titles.length > 0
      ? titles
      : roles.flatMap(({ tech_stack }) => tech_stack ?? []);
  return cutText(shown.join(', '), MOST_OF_ROLES);
}

/** For screen readers and markdown. */
const Separator = ({ text }: { text: string }) => (
  <span className="visually-hidden">{text}</span>
);

function AssignmentLink({ project }: { project: PublicProject }) {
  const { id, name, location, language } = project;
  const [first] = datesToShow(project);
  const details = [
    [': ', rolesInShort(project)],
    ['. ', location],
  ] as const;
  return (
    <li>
      <a href={assignmentPath(id)} {...languageAttributes(language)}>
        {name}
      </a>
      {details.map(([separator, text]) => (
        <span key={separator}>
          {text && <Separator text={separator} />}
          <InLanguage language={language}>{text}</InLanguage>
        </span>
      ))}
      {first && <Separator text=". " />}
      {first && <AssignmentDate {...first} />}
    </li>
  );
}

/**
 * A short list of assignments with their roles, location and date, followed by
 * a link to all of them.
 */
export function AssignmentLinks({
  projects,
}: {
  projects: readonly PublicProject[];
}) {
  return (
    <>
      {projects.length > 0 && (
        <ul className="assignment-links">
          {projects.map((project) => (
            <AssignmentLink key={project.id} project={project} />
          ))}
        </ul>
      )}
      <p>
        <a href={pages.openProjects.path}>See all open assignments</a>
      </p>
    </>
  );
}
