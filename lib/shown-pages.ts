import { config } from './config.ts';
import { type PageEntry, pageEntries } from './site.ts';

/** The pages of this installation: those in the registry, except the legal notice while it is incomplete. */
export function shownPages(): readonly PageEntry[] {
  const isComplete = config().legalNotice.missing.length === 0;
  return pageEntries.filter(({ needs }) => needs === undefined || isComplete);
}
