import { t } from '../content/messages.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';
import { displayRoleText, displayText } from './display-text.ts';
import { InLanguage, languageAttributes } from './in-language.tsx';
import { hidden } from './tags.tsx';

const MOST_OF_ROLES = 120;
const MOST_OF_TERM = 60;

/**
 * The roles of an assignment, or the technologies if its only role has the name
 * of the assignment.
 */
function rolesInShort({ name, roles }: PublicProject): string {
  const titles = roles.map(({ title }) => title);
  const others = titles.filter((title) => title !== name);
  const technologies = roles.flatMap(({ tech_stack }) => tech_stack ?? []);
  const texts = others.length > 0 ? others : technologies;
  return cutText(texts.join(', '), MOST_OF_ROLES);
}

type Props = { readonly project: PublicProject };

/** The first rate that a role states, and how many others there are. */
function RatesInShort({ project }: Props) {
  const rates = project.roles
    .map((role) => displayRoleText(project, role, 'price'))
    .filter(({ text }) => text !== '');
  const [first] = rates;
  if (first === undefined) return null;
  const count = new Set(rates.map(({ text }) => text)).size - 1;
  const rate = () => (
    <InLanguage language={first.language}>
      {cutText(first.text, MOST_OF_TERM)}
    </InLanguage>
  );
  return (
    <>
      {hidden('. ')}
      {count === 0 ? rate() : t.rich('assignments.moreRates', { rate, count })}
    </>
  );
}

function AssignmentLink({ project }: Props) {
  const { id, name, language } = project;
  const details = [
    ['roles', ': ', { text: rolesInShort(project), language }],
    ['location', '. ', displayText(project, 'location')],
    ['timeline', '. ', displayText(project, 'timeline')],
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
            {term === 'timeline' ? cutText(text, MOST_OF_TERM) : text}
          </InLanguage>
        </span>
      ))}
      <span className="price">
        <RatesInShort project={project} />
      </span>
    </li>
  );
}

type ListProps = { readonly projects: readonly PublicProject[] };

/**
 * A short list of assignments with their roles, location, timeline and rates,
 * followed by a link to all of them.
 */
export function AssignmentLinks({ projects }: ListProps) {
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
