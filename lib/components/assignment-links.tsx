import type { PublicProject } from '../public-project/public-project.ts';
import { datesToShow, dayInWords } from '../public-project/stated-date.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';
import { InLanguage, languageAttributes } from './in-language.tsx';

const SHOWN_ROLES = 4;

/** The roles of an assignment, or the technologies if its only role has the name of the assignment. */
function rolesInShort({ name, roles }: PublicProject): string {
  const titles = roles.map(({ title }) => title).filter((title) => title !== name);
  if (titles.length === 0) return roles.flatMap(({ tech_stack }) => tech_stack ?? []).join(', ');
  const more = titles.length - SHOWN_ROLES;
  return `${titles.slice(0, SHOWN_ROLES).join(', ')}${more > 0 ? ` + ${more}` : ''}`;
}

/** A detail after the name of an assignment. The separator is for screen readers and markdown. */
function Detail({ text, language, separator }: { text: string; language: string | undefined; separator: string }) {
  return (
    <span>
      {text && <span className="visually-hidden">{separator}</span>}
      <InLanguage language={language}>{text}</InLanguage>
    </span>
  );
}

function Posted({ project }: { project: PublicProject }) {
  const [first] = datesToShow(project);
  if (first === undefined) return null;
  return (
    <span className="whole">
      <span className="visually-hidden">. </span>
      {`${first.label} `}
      <time dateTime={first.date}>{dayInWords(first.date)}</time>
    </span>
  );
}

/** A short list of assignments with their roles, location and date, followed by a link to all of them. */
export function AssignmentLinks({ projects }: { projects: readonly PublicProject[] }) {
  return (
    <>
      {projects.length > 0 && (
        <ul className="assignment-links">
          {projects.map((project) => (
            <li key={project.id}>
              <a href={assignmentPath(project.id)} {...languageAttributes(project.language)}>
                {project.name}
              </a>
              <Detail text={rolesInShort(project)} language={project.language} separator=": " />
              <Detail text={project.location} language={project.language} separator=". " />
              <Posted project={project} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={pages.openProjects.path}>See all open assignments</a>
      </p>
    </>
  );
}
