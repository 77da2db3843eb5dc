import { ConfigError, config } from '../config/config.ts';
import { de } from './de/de.ts';
import { en } from './en/en.ts';
import type { Language } from './language.ts';
import { sv } from './sv/sv.ts';

/** The languages a site can have, by the tags of `SITE_LANGUAGE`. */
export const languages: Readonly<Record<string, Language>> = { en, sv, de };

function contentIn(tag: string): Language {
  const language = Object.hasOwn(languages, tag) ? languages[tag] : undefined;
  if (language !== undefined) return language;
  const tags = Object.keys(languages).join(', ');
  throw new ConfigError(
    `The configuration is invalid:\n  SITE_LANGUAGE: expected one of ${tags}`,
  );
}

/** What people read on this site, in its language. */
export const content = contentIn(config().language);
