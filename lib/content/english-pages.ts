import { en } from './en/en.ts';
import { pagesIn } from './pages-in.ts';

/** The pages for programs, which read English. */
export const englishPages = pagesIn(en.pages);
