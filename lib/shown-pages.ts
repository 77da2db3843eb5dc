import { config } from './config.ts';
import { type PageEntry, pageEntries } from './site.ts';

/** The pages of this installation: those of the registry, without a legal notice that would not be complete. */
export function shownPages(): readonly PageEntry[] {
  const isComplete = config().legalNotice.missing.length === 0;
  return pageEntries.filter(({ needs }) => needs === undefined || isComplete);
}
