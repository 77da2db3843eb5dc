import { INTERFACE_LANGUAGE, isRightToLeft } from '../language-tag.ts';

/**
 * The attributes of an element whose text is in this language (WCAG 2.2, 3.1.2), so that it is pronounced, hyphenated and
 * laid out correctly. None if the language is the page's, or not known.
 */
export function languageAttributes(language: string | undefined): { lang?: string; dir?: 'rtl' } {
  if (language === undefined || language === INTERFACE_LANGUAGE) return {};
  return { lang: language, ...(isRightToLeft(language) && { dir: 'rtl' }) };
}
