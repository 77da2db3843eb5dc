import { AssignmentDates } from '@/lib/components/assignment-dates.tsx';
import { displayRole, displayText } from '@/lib/components/display-text.ts';
import {
  InLanguage,
  languageAttributes,
} from '@/lib/components/in-language.tsx';
import { hidden } from '@/lib/components/tags.tsx';
import { config } from '@/lib/config/config.ts';
import { t } from '@/lib/content/messages.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import type {
  PublicProject,
  PublicProjectRole,
} from '@/lib/public-project/public-project.ts';
import { isNew } from '@/lib/public-project/stated-date.ts';
import { assignmentInList, rowId } from '@/lib/routes/addresses.ts';
import { queryText } from '@/lib/search/list-query.ts';
import type { Listing } from '@/lib/search/listing.ts';
import type { Marker } from '@/lib/search/marker.ts';
import { reasonText } from './explain-search.ts';

const MOST_ROLES = 3;
const MOST_OF_NAME = 160;
const MOST_OF_TEXT = 90;
const MOST_OF_TERM = 60;

const WHERE_AND_WHEN = ['location', 'timeline'] as const;

/**
 * The terms of a role, each in a column of its own, with a label for people who
 * listen to the page.
 */
const TERMS = ['allocation', 'languages', 'price'] as const;

/** A text as far as there is room, with what the search found in it. */
const marked = (text: string, marker: Marker, most = MOST_OF_TEXT) =>
  marker(cutText(text, most)).map((piece, at) =>
    piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text,
  );

type Props = { readonly project: PublicProject; readonly marker: Marker };
type RoleProps = Props & {
  readonly role: PublicProjectRole;
  readonly isMatch: boolean;
};

/**
 * A role in one line: its title, its technologies and its terms. A title that
 * only repeats the assignment's name is visually hidden.
 */
function Role({ role, isMatch, project, marker }: RoleProps) {
  const { name, language } = project;
  const { title, tech_stack } = role;
  return (
    <li className={isMatch ? 'match' : undefined}>
      <span {...languageAttributes(language)}>
        {isMatch && (
          <span className="visually-hidden" lang={config().language} dir="ltr">
            {t('list.matches')}{' '}
          </span>
        )}
        <b className={title === name ? 'visually-hidden' : undefined}>
          {marked(title, marker)}
          {tech_stack && ':'}
        </b>
        {tech_stack && [' ', marked(tech_stack, marker)]}
      </span>
      {displayRole(project, role, TERMS).map(
        ({ field, label, text, language }) =>
          text && (
            <span key={field} className={field}>
              {hidden(`. ${label}: `)}
              <InLanguage language={language}>
                {cutText(text, MOST_OF_TERM)}
              </InLanguage>
            </span>
          ),
      )}
    </li>
  );
}

/**
 * The line of the text in which the search found something, for an assignment
 * whose row does not show why it was found.
 */
function FoundLine({ project, marker }: Props) {
  const { name, sector, context, location, timeline, roles, language } =
    project;
  const isFound = (text = '') => marker(text).some(({ isMatch }) => isMatch);
  const ofRoles = roles.flatMap(({ title, tech_stack }) => [title, tech_stack]);
  if ([name, location, timeline, ...ofRoles].some(isFound)) return null;
  const line = [sector, ...context.split('\n')].find(isFound);
  if (line === undefined) return null;
  const [before] = marker(line);
  const start = Math.max(0, (before?.text.length ?? 0) - MOST_OF_TEXT / 2);
  const ellipsis = start > 0 ? '…' : '';
  return (
    <p className="found" {...languageAttributes(language)}>
      {marked(
        `${ellipsis}${line.slice(start).trim()}`,
        marker,
        2 * MOST_OF_TEXT,
      )}
    </p>
  );
}

const sentence = (text: string) =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

type RowProps = {
  readonly project: PublicProject;
  readonly listing: Listing;
};

/** The first roles, and how many more there are. */
function Roles({ project, listing: { result } }: RowProps) {
  const roles = result.rolesOf(project);
  if (roles.length === 0) return null;
  const more = roles.length - MOST_ROLES;
  return (
    <ul>
      {roles.slice(0, MOST_ROLES).map((role, at) => (
        <Role key={at} {...role} project={project} marker={result.mark} />
      ))}
      {more > 0 && <li>{t('list.moreRoles', { count: more })}</li>}
    </ul>
  );
}

/**
 * One assignment in a list: what it is called, where and when, and the roles.
 * If a filter is about a role, those that match come first and are marked. The
 * rest is on its page.
 */
export function AssignmentRow({ project, listing }: RowProps) {
  const { id, name, language } = project;
  const { query, result } = listing;
  const { mark: marker } = result;
  const reason = reasonText(result.reasonsFor(project), false);
  return (
    <article className="row" id={rowId(id)} data-mdast="ignore">
      <h2>
        <a
          href={assignmentInList(id, queryText(query))}
          {...languageAttributes(language)}
        >
          {marked(name, marker, MOST_OF_NAME)}
        </a>
        {isNew(project) && <span className="new">{t('list.new')}</span>}
      </h2>
      <div>
        {WHERE_AND_WHEN.map((name) => displayText(project, name)).map(
          ({ field, label, text, language }) =>
            text && (
              <p key={field} className={field}>
                {hidden(`${label}: `)}
                <InLanguage language={language}>
                  {marked(text, marker)}
                </InLanguage>
              </p>
            ),
        )}
        <AssignmentDates project={project} />
      </div>
      <Roles project={project} listing={listing} />
      <FoundLine project={project} marker={marker} />
      {reason !== '' && <p className="found">{sentence(reason)}</p>}
    </article>
  );
}
