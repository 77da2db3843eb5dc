import { type PageRoute, pages as routes } from '../routes/pages.ts';
import type { PageName, PageWords, Words } from './language.ts';

/** A page, which Next takes for the metadata of its file, too. */
export type Page = PageRoute & Words & { readonly label: string };

const pageOf = (name: PageName, words: Words): Page => ({
  label: words.title,
  ...routes[name],
  ...words,
});

/** The pages with what they say in one language, in the order of the menus. */
export const pagesIn = (words: PageWords) =>
  Object.fromEntries(
    Object.keys(routes).map((name) => [
      name,
      pageOf(name as PageName, words[name as PageName]),
    ]),
  ) as Readonly<Record<PageName, Page>>;
