import { LRUCache } from 'lru-cache';
import { isRightToLeft } from '../public-project/language-tag.ts';
import { INTERFACE_LANGUAGE } from '../site.ts';

type LanguageAttributes = { readonly lang?: string; readonly dir?: 'rtl' };

const MOST_LANGUAGES = 100;
const NONE: LanguageAttributes = {};

// A page needs those of a language hundreds of times, and finding its script takes ten microseconds.
const known = new LRUCache<string, LanguageAttributes>({
  max: MOST_LANGUAGES,
  memoMethod: (lang) => ({ lang, ...(isRightToLeft(lang) && { dir: 'rtl' }) }),
});

/**
 * The attributes of an element whose text is in this language (WCAG 2.2, 3.1.2), so that it is pronounced, hyphenated and
 * laid out correctly. None if the language is the page's, or not known.
 */
export function languageAttributes(language: string | undefined): LanguageAttributes {
  return language === undefined || language === INTERFACE_LANGUAGE ? NONE : known.memo(language);
}
