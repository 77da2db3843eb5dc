import { t } from '../content/messages.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';
import { displayRole, displayText } from './display-text.ts';
import { InLanguage, languageAttributes } from './in-language.tsx';
import { hidden } from './tags.tsx';

const MOST_OF_TEXT = 120;

/**
 * The roles of an assignment, or the technologies if its only role has the name
 * of the assignment.
 */
function rolesInShort({ name, roles }: PublicProject): string {
  const titles = roles.map(({ title }) => title);
  const others = titles.filter((title) => title !== name);
  const technologies = roles.flatMap(({ tech_stack }) => tech_stack ?? []);
  const texts = others.length > 0 ? others : technologies;
  return texts.join(', ');
}

/** The first rate that a role states, and whether others state another. */
function ratesOf(project: PublicProject) {
  const rates = project.roles
    .flatMap((role) => displayRole(project, role, ['price']))
    .filter(({ text }) => text !== '');
  const [first = '', ...others] = new Set(rates.map(({ text }) => text));
  const text = others.length > 0 ? `${first}, …` : first;
  return { text, language: rates[0]?.language };
}

function AssignmentLink({ project }: { readonly project: PublicProject }) {
  const { id, name, language } = project;
  const details = [
    ['roles', ': ', { text: rolesInShort(project), language }],
    ['location', '. ', displayText(project, 'location')],
    ['timeline', '. ', displayText(project, 'timeline')],
    ['price', '. ', ratesOf(project)],
  ] as const;
  return (
    <li>
      <a href={assignmentPath(id)} {...languageAttributes(language)}>
        {name}
      </a>
      {details.map(([term, separator, { text, language }]) => (
        <span key={term} className={term}>
          {text && hidden(separator)}
          <InLanguage language={language}>
            {cutText(text, MOST_OF_TEXT)}
          </InLanguage>
        </span>
      ))}
    </li>
  );
}

/**
 * A short list of assignments with their roles, location, timeline and rates,
 * followed by a link to all of them.
 */
export function AssignmentLinks({
  projects,
}: {
  readonly projects: readonly PublicProject[];
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
        <a href={pages.openProjects.path}>{t('assignments.all')}</a>
      </p>
    </>
  );
}
