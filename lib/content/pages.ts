import { company } from './company.ts';
import { content } from './content.ts';
import { type Page, pagesIn } from './pages-in.ts';

/** The pages in the site's language, in the order of the menus. */
export const pages = pagesIn(content.pages);

/** Whether a page, in any language, has the words that it needs. */
export const isShown = ({ path }: Page): boolean =>
  (content.about !== null || path !== pages.about.path) &&
  (company !== null || path !== pages.legal.path);

/** The pages of this site: all whose words are written. */
export const shownPages = Object.values(pages).filter(isShown);
