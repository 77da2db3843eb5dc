import { z } from 'zod';
import { cleanLine, cleanText } from './clean-text.ts';
import { atOnce, type Steps } from './in-slices.ts';
import type { PublicProject } from './project.ts';

// The only place that knows the upstream's words. z.object() keeps the named fields and drops every other one.

const words = z.union([z.string(), z.number().transform(String)]);
const line = words.transform(cleanLine);
const requiredLine = line.refine((value) => value !== '', { error: 'is empty' });
const optionalLine = z
  .union([line, z.null().transform(() => '')])
  .optional()
  .transform((value) => value || undefined);

// A number that JSON can't hold exactly is no longer the upstream's id.
const exact = z.union([z.string(), z.number().refine((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER)]);
const MAX_ID = 200;
// An address ending in .md or .rsc is that of another page in another format, and dot segments vanish from every URL (RFC 3986 §5.2.4).
const id = exact
  .pipe(requiredLine)
  .refine((value) => !/^\.{1,2}$|\.(?:md|rsc)$/i.test(value) && value.length <= MAX_ID, {
    error: 'has no address of its own',
  });

const MAX_ROLES = 200;

function withoutAbsent<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => held !== undefined)) as T;
}

const FeedRole = z
  .object({
    title: requiredLine,
    tech_stack: optionalLine,
    languages: optionalLine,
    allocation: optionalLine,
    price: optionalLine,
  })
  .transform(withoutAbsent);

const FeedProject = z
  .object({
    id,
    name: requiredLine,
    sector: optionalLine,
    context: words.transform(cleanText),
    location: line,
    timeline: line,
    status: line,
    roles: z.array(FeedRole).max(MAX_ROLES),
  })
  .transform(withoutAbsent);

/** What came of a feed's items: the assignments, and how many items were left out and why. */
export type Translation = {
  readonly projects: readonly PublicProject[];
  readonly invalid: number;
  readonly duplicates: number;
  /** The first few reasons, made of our own words and field names only. */
  readonly reasons: readonly string[];
};

const MAX_REASONS = 5;

/**
 * Translates feed items, one at each step, to public assignments: only the fields of PublicProject survive, text is cleaned,
 * ids and other words may come as numbers, `null` means absent, of equal ids the first stays,
 * and an item that does not validate is left out and counted.
 */
export function* translating(items: readonly unknown[]): Steps<Translation> {
  const projects = new Map<string, PublicProject>();
  const reasons: string[] = [];
  let invalid = 0;
  let duplicates = 0;
  for (const [index, item] of items.entries()) {
    const parsed = FeedProject.safeParse(item);
    if (!parsed.success) {
      invalid += 1;
      const issue = parsed.error.issues[0];
      if (reasons.length < MAX_REASONS) {
        reasons.push(`item ${index}: ${issue?.path.join('.') || 'item'} ${issue?.code}`);
      }
    } else if (projects.has(parsed.data.id)) {
      duplicates += 1;
    } else {
      projects.set(parsed.data.id, parsed.data);
    }
    yield;
  }
  return { projects: [...projects.values()], invalid, duplicates, reasons };
}

/** The same at once. */
export const fromFeed = (items: readonly unknown[]): Translation => atOnce(translating(items));
