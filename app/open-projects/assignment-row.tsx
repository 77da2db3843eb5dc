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
import type { Marker } from '@/lib/search/marker.ts';
import type { SearchResult } from '@/lib/search/search.ts';
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

const sentence = (text: string) =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

type RowProps = {
  readonly project: PublicProject;
  readonly result: SearchResult;
  readonly query?: string;
  readonly Title?: 'h2' | 'h3';
};

/** The first roles, and how many more there are. */
function Roles({ project, result }: RowProps) {
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
 * rest is on its page, which leads back to the list with this query.
 */
export function AssignmentRow({
  project,
  result,
  query = '',
  Title = 'h2',
}: RowProps) {
  const { id, name, sector = '', language } = project;
  const { mark: marker } = result;
  const isSectorFound = marker(sector).some(({ isMatch }) => isMatch);
  const reason = reasonText(result.reasonsFor(project), false);
  return (
    <article className="row" id={rowId(id)} data-mdast="ignore">
      <Title>
        <a href={assignmentInList(id, query)} {...languageAttributes(language)}>
          {marked(name, marker, MOST_OF_NAME)}
        </a>
        {isNew(project) && <span className="new">{t('list.new')}</span>}
      </Title>
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
      <Roles project={project} result={result} />
      {isSectorFound && <p className="found">{marked(sector, marker)}</p>}
      {reason !== '' && <p className="found">{sentence(reason)}</p>}
    </article>
  );
}
