import { config } from '../config.ts';

/** Says that the assignments are made up, while no feed is configured. */
export function exampleNotice(): { readonly notice?: string } {
  return config().feed.url === null
    ? { notice: 'These are made-up examples: no feed of real assignments is configured.' }
    : {};
}
