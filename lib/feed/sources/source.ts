import type { Config } from '../../config/config.ts';
import type {
  StatedFacts,
  StatedRole,
} from '../../public-project/stated-facts.ts';
import type { TableNotes } from '../feed-content.ts';

/**
 * What a source may know besides the body: the address of the page, settings of
 * the feed, and for what a table says besides.
 */
export type SourceContext = Pick<Config['feed'], 'statuses' | 'columns'> & {
  readonly url: string;
  readonly notes: TableNotes;
};

/**
 * An assignment as a source hands it over: texts, which are checked and cleaned
 * when translated, and the values that it states.
 */
export type SourceItem = {
  /** By the names of `docs/feed.md`. */
  readonly fields: unknown;
  readonly stated?: StatedFacts;
  /** Of the roles among the fields, in their order. */
  readonly roles?: readonly StatedRole[];
};

/**
 * Turns the body of a page into assignments; `undefined` lets others work in
 * between. Throws `FeedFailure`.
 */
export type Source = (
  body: unknown,
  context: SourceContext,
) => Iterable<SourceItem | undefined>;
