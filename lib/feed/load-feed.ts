import { readFileSync } from 'node:fs';
import type { RecipeName } from '../config/recipes.ts';
import { isObject } from '../http/json.ts';
import { contentOf, FeedFailure, type FeedRequest, type FeedResult, NO_ASSIGNMENT } from './feed-request.ts';
import { fetchPages } from './fetch-pages.ts';
import { fittingRecipe } from './fitting-recipe.ts';
import { type Body, parseBody } from './parse-body.ts';
import { parsePage, parseTransformed } from './parse-page.ts';
import { traceFields } from './trace-fields.ts';
import { createTransform } from './transform.ts';
import { withParameters } from './transform-functions.ts';
import { IN_THE_FUTURE, translateAll } from './translate.ts';

/** Does some work, and ends this process if it takes longer. */
export type WithinSeconds = <T>(seconds: number, failure: string, work: () => Promise<T>) => Promise<T>;

/** In a build, all recipes: `scripts/bundle.mjs` puts them into the program that loads the feed. */
declare const BUILT_IN_RECIPES: Readonly<Record<RecipeName, string>> | undefined;

/** The JSONata expression of a recipe. */
function recipeText(name: RecipeName): string {
  if (typeof BUILT_IN_RECIPES !== 'undefined') return BUILT_IN_RECIPES[name];
  return readFileSync(new URL(`./recipes/${name}.jsonata`, import.meta.url), 'utf8');
}

/** The expression that turns a body into assignments, if it needs one, and why that one in words. */
type Format = { readonly expression: string | null; readonly words: string };

function formatOf({ transform, recipe, isPlain, format }: FeedRequest['feed'], { kind, value }: Body): Format {
  if (transform !== null) return { expression: transform, words: format };
  if (recipe !== null) return { expression: recipeText(recipe), words: format };
  if (isPlain) return { expression: null, words: format };
  if (kind === 'table')
    return { expression: recipeText('table'), words: 'the recipe table, because the feed is a table (CSV)' };
  const fitting = fittingRecipe(value);
  if (fitting !== null)
    throw new FeedFailure(`the body fits the recipe ${fitting}: set PROJECTS_FEED_TRANSFORM=${fitting}`);
  return { expression: null, words: format };
}

async function load({ feed, conditions, inspect }: FeedRequest, within: WithinSeconds): Promise<FeedResult> {
  const traced = <T>(value: T) => (inspect ? traceFields(value) : { value, unused: () => [] });
  const transforms = new Map<string, ReturnType<typeof createTransform>>();
  const items: unknown[] = [];
  const records: unknown[] = [];
  const unread = new Set<string>();
  let last: Format = { expression: null, words: feed.format };

  async function transformed(expression: string, body: unknown, url: string) {
    const transform = transforms.get(expression) ?? createTransform(expression, feed.maxBytes, feed.language);
    transforms.set(expression, transform);
    const { value, unused } = traced(body);
    const late = 'the transform gave no result in time';
    const result = await within(feed.transformSeconds, late, () => transform(value, url));
    for (const field of unused()) unread.add(field);
    return parseTransformed(result);
  }

  function add<T>(list: T[], more: readonly T[]) {
    if (list.length + more.length > feed.maxItems) throw new FeedFailure(`there are more than ${feed.maxItems} items`);
    for (const one of more) list.push(one);
  }

  async function take(text: string, url: URL) {
    const body = parseBody(text);
    last = formatOf(feed, body);
    const { kind, value } = body;
    // Pages of Airtable are one table: its rows belong together, and a box that nobody has ticked on a page is not on that page.
    if (feed.recipe === 'table' && isObject(value) && Array.isArray(value.records)) {
      add(records, value.records);
      return typeof value.offset === 'string' ? withParameters(url.href, { offset: value.offset }) : null;
    }
    const plain = kind === 'table' && isObject(value) ? value.rows : value;
    const page = last.expression === null ? parsePage(plain) : await transformed(last.expression, value, url.href);
    add(items, page.items);
    return page.next;
  }

  const late = `the pages took longer than ${feed.pagesSeconds} seconds`;
  const fetched = await within(feed.pagesSeconds, late, async () => {
    const pages = await fetchPages({ ...feed, url: new URL(feed.url) }, conditions, take);
    if (records.length > 0 && last.expression !== null)
      add(items, (await transformed(last.expression, { records }, feed.url)).items);
    return pages;
  });
  if (fetched === null) return { isUnchanged: true };
  const { value, unused } = traced(items);
  const translation = translateAll(value, feed.language);
  // An empty list is valid; a list in which nothing is an assignment means that the feed is broken.
  if (items.length > 0 && translation.projects.length === 0 && !inspect) throw new FeedFailure(NO_ASSIGNMENT);
  const content = contentOf(translation, feed.statuses, {
    pages: fetched.pages,
    format: last.words,
    unusedFields: last.expression === null ? unused() : [...unread],
    unusedOutput: last.expression === null ? [] : unused(),
  });
  // A date in the future is shown once it has come, so the feed is read again even if it has not changed.
  const awaitsDate = translation.ignored.some(({ reason }) => reason === IN_THE_FUTURE);
  return { conditions: awaitsDate ? {} : fetched.conditions, content };
}

/** Fetches all pages of a feed, through the transform if there is one, and translates their items. Throws only on bugs. */
export async function loadFeed(request: FeedRequest, within: WithinSeconds): Promise<FeedResult> {
  try {
    return await load(request, within);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    return { failure: error.message, retryAfterSeconds: error.retryAfterSeconds };
  }
}
