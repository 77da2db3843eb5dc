import type { ReactNode } from 'react';
import type { Filter } from '../projects/filter.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';

/** One page before it becomes HTML or markdown: both are renderings of this. */
export type PageView = {
  readonly status: 200 | 403 | 404 | 413 | 415 | 422 | 429 | 503;
  /** The title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** The canonical address: path and, where it selects content, query. */
  readonly path: string;
  /** An async server component made of plain elements, with one `h1`; see the README on what may be in it. */
  readonly body: ReactNode;
  /** When the data shown was read, if the page shows any. */
  readonly lastUpdated?: Date;
  /** schema.org descriptions of what the page shows. */
  readonly jsonLd?: readonly object[];
  /** Lines for the picture of the page, below its title; without them it shows the description. */
  readonly picture?: readonly string[];
  /** The neighbouring pages of a long list: addresses like {@link path}. */
  readonly neighbours?: { readonly prev?: string; readonly next?: string };
  /** Held back from caches: a state that passes. */
  readonly transient?: boolean;
  /** Made for one visitor: shared caches never keep it, the visitor's browser may for going back. */
  readonly personal?: boolean;
  /** Not for search engines. */
  readonly noindex?: boolean;
};

export type PageRequest = {
  /** The assignment that the address names; empty where it names none. */
  readonly id: string;
  /** What the address's query narrows a list to. */
  readonly filter: Filter;
  /** Which page of a long list, from 1. */
  readonly page: number;
};

export type StaticPage = () => PageView;
export type LivePage = (reading: ProjectsReading, request: PageRequest) => PageView;
