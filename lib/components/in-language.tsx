import type { ReactNode } from 'react';
import { languageAttributes } from './language-attributes.ts';

/** A text in a language within text in the page's, in an element of its own only if the language is another. */
export function InLanguage({ language, children }: { language: string | undefined; children: ReactNode }) {
  const attributes = languageAttributes(language);
  return attributes.lang === undefined ? children : <span {...attributes}>{children}</span>;
}
