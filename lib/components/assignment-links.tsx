import { Fragment } from 'react';
import { formatDay } from '../content/formats.ts';
import { t } from '../content/messages.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project/public-project.ts';
import type { ShownDate } from '../public-project/stated-date.ts';
import { assignmentPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';
import { InLanguage, languageAttributes } from './in-language.tsx';
import { shownRoleText, shownText } from './shown-text.ts';

/** The words of a date, also after another one. */
const WORDS = {
  posted: ['dates.posted', 'dates.posted'],
  changed: ['dates.changed', 'dates.thenChanged'],
  applyBy: ['dates.applyBy', 'dates.thenApplyBy'],
} as const;

type DateProps = ShownDate & { readonly isFirst: boolean };

/** A date with the words that introduce it. */
function AssignmentDate({ of, date, isFirst }: DateProps) {
  const [first, next] = WORDS[of];
  return (
    <span className="whole">
      {t.rich(isFirst ? first : next, {
        day: formatDay(date),
        time: (chunks) => <time dateTime={date}>{chunks}</time>,
      })}
    </span>
  );
}

/** Dates in one line. Renders nothing if there are none. */
export function AssignmentDates({ dates }: { dates: readonly ShownDate[] }) {
  if (dates.length === 0) return null;
  return (
    <p className="dates">
      {dates.map((date, at) => (
        <Fragment key={date.of}>
          {at > 0 && ', '}
          <AssignmentDate {...date} isFirst={at === 0} />
        </Fragment>
      ))}
    </p>
  );
}

const MOST_OF_ROLES = 120;
const MOST_OF_TERM = 60;

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

/** The first rate that a role states, and how many others there are. */
function RatesInShort({ project }: { project: PublicProject }) {
  const prices = project.roles.map((role) =>
    shownRoleText(project, role, 'price'),
  );
  const [first, ...others] = new Set(
    prices.map(({ text }) => text).filter(Boolean),
  );
  if (first === undefined) return null;
  const { language } = prices.find(({ text }) => text === first) ?? project;
  const rate = () => (
    <InLanguage language={language}>{cutText(first, MOST_OF_TERM)}</InLanguage>
  );
  if (others.length === 0) return rate();
  return t.rich('assignments.moreRates', { rate, count: others.length });
}

/** For screen readers and markdown. */
const Separator = ({ text }: { text: string }) => (
  <span className="visually-hidden">{text}</span>
);

function AssignmentLink({ project }: { project: PublicProject }) {
  const { id, name, roles, language } = project;
  const timeline = shownText(project, 'timeline');
  const short = { ...timeline, text: cutText(timeline.text, MOST_OF_TERM) };
  const details = [
    ['roles', ': ', { text: rolesInShort(project), language }],
    ['location', '. ', shownText(project, 'location')],
    ['timeline', '. ', short],
  ] as const;
  return (
    <li>
      <a href={assignmentPath(id)} {...languageAttributes(language)}>
        {name}
      </a>
      {details.map(([term, separator, { text, language }]) => (
        <span key={term} className={term}>
          {text && <Separator text={separator} />}
          <InLanguage language={language}>{text}</InLanguage>
        </span>
      ))}
      <span className="price">
        {roles.some(({ price }) => price) && <Separator text=". " />}
        <RatesInShort project={project} />
      </span>
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
        <a href={pages.openProjects.path}>{t('assignments.all')}</a>
      </p>
    </>
  );
}
