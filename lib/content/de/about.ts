import type { About } from '../language.ts';

/**
 * Who the consultancy is. While this is `null`, the site has no page “About us”
 * and mentions none.
 */
export const about: About | null = null;
