import { isReference } from '../contact/reference.ts';
import { filterFromQuery, queryFromFilter } from '../projects/filter-query.ts';
import { pageFromQuery } from '../projects/paging.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { assignmentPath, messageSent, type PageName, pages } from '../site.ts';
import { assignment } from './assignment.tsx';
import { contact } from './contact.tsx';
import { contactSent } from './contact-sent.tsx';
import { docs } from './docs.tsx';
import { home } from './home.tsx';
import { openProjects } from './open-projects.tsx';
import type { LivePage, PageView, StaticPage } from './page.ts';
import { privacy } from './privacy.tsx';
import { professionals } from './professionals.tsx';
import { services } from './services.tsx';

type PageFor<Name extends PageName> = (typeof pages)[Name]['live'] extends true ? LivePage : StaticPage;

const bodies: { readonly [Name in PageName]: PageFor<Name> } = {
  home,
  openProjects,
  services,
  professionals,
  contact,
  docs,
  privacy,
};

/** What a page's address selects. */
export type Selected = {
  /** The canonical address: one for each different content. */
  readonly path: string;
  /** Shows data of the feed, so its view changes with the reading. */
  readonly live: boolean;
  readonly view: (reading: ProjectsReading) => PageView;
};

const byPath = new Map(
  Object.entries(pages).map(([name, { path, live }]) => [path as string, { live, body: bodies[name as PageName] }]),
);

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function assignmentId(path: string): string | null {
  const prefix = `${pages.openProjects.path}/`;
  const segment = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return segment === '' || segment.includes('/') ? null : decode(segment);
}

/** The page at an address, or `null` when there can be none. `path` is percent-encoded as in the request. */
export function selectPage(path: string, query: URLSearchParams): Selected | null {
  const page = byPath.get(path);
  if (page !== undefined) {
    const isList = path === pages.openProjects.path;
    const filter = isList ? filterFromQuery(query) : {};
    const number = isList ? pageFromQuery(query) : 1;
    return {
      path: `${path}${queryFromFilter(filter, number)}`,
      live: page.live,
      view: (reading) => page.body(reading, { id: '', filter, page: number }),
    };
  }
  if (path === messageSent.path) {
    const reference = query.get('ref') ?? '';
    if (!isReference(reference)) return null;
    const view = contactSent(reference);
    return { path: view.path, live: false, view: () => view };
  }
  const id = assignmentId(path);
  if (id === null) return null;
  return { path: assignmentPath(id), live: true, view: (reading) => assignment(reading, { id, filter: {}, page: 1 }) };
}
