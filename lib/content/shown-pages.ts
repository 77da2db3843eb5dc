import { about } from './about.ts';
import { company } from './company.ts';
import { type Page, pages } from './pages.ts';

/** What a page says that has no words as shipped; `null`: it is not written yet. */
const words: Readonly<Record<string, unknown>> = { [pages.about.path]: about, [pages.legal.path]: company };

/** The pages of this site: all whose words are written. */
export const shownPages: readonly Page[] = Object.values<Page>(pages).filter(({ path }) => words[path] !== null);
