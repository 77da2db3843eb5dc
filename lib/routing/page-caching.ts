import { assignmentIdOf, sharedPages } from '../addresses.ts';
import { type Lifetime, liveCaching } from '../http/caching.ts';
import { pages } from '../site.ts';

/** The settings that caching depends on. */
export type CachingSettings = Lifetime & {
  /** Whether messages can be delivered if nothing fails, so that the contact page shows each visitor a form of their own. */
  readonly hasContactForm: boolean;
};

/**
 * How long the page at a path may be kept if it exists and is complete: a value of `Cache-Control`. Responses other than 200, or
 * with a list that is not current, are not kept: markdown states that itself, and for HTML `lib/server` does.
 */
export function pageCaching(path: string, format: 'html' | 'markdown', settings: CachingSettings): string {
  const isForm = format === 'html' && settings.hasContactForm && path === pages.contact.path;
  // Not `no-store`, which makes browsers discard form input when the visitor goes back.
  if (isForm) return 'private, no-cache';
  const isOfSite = path === pages.contact.path || sharedPages.some((page) => page.path === path);
  return isOfSite || assignmentIdOf(path) !== null ? liveCaching(settings) : 'no-store';
}
