import type { ReactNode } from 'react';
import { isRightToLeft } from '../public-project/language-tag.ts';
import { INTERFACE_LANGUAGE } from '../routes/interface.ts';

type LanguageAttributes = { readonly lang?: string; readonly dir?: 'rtl' };

/**
 * The attributes of an element whose text is in this language (WCAG 2.2, 3.1.2), so that it is pronounced, hyphenated and
 * laid out correctly. None if the language is the page's, or not known.
 */
export function languageAttributes(language: string | undefined): LanguageAttributes {
  if (language === undefined || language === INTERFACE_LANGUAGE) return {};
  return { lang: language, ...(isRightToLeft(language) && { dir: 'rtl' }) };
}

/** A text in a language within text in the page's, in an element of its own only if the language is another. */
export function InLanguage({ language, children }: { language: string | undefined; children: ReactNode }) {
  const attributes = languageAttributes(language);
  return attributes.lang === undefined ? children : <span {...attributes}>{children}</span>;
}
