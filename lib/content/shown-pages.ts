import { config } from '../config/config.ts';
import { type PageEntry, pages } from '../routes/pages.ts';
import { about } from './about.ts';

/** Every page whose words are written, even if this installation lacks the settings to show it. */
export const pageEntries: readonly PageEntry[] = Object.values<PageEntry>(pages).filter(
  ({ needs }) => needs !== 'words' || about !== null,
);

/** The pages of this installation: all whose words are written, except the legal notice while it is incomplete. */
export function shownPages(): readonly PageEntry[] {
  const isComplete = config().legalNotice.missing.length === 0;
  return pageEntries.filter(({ needs }) => needs !== 'legal notice' || isComplete);
}
