import { about } from './about.ts';
import { replyPromise } from './contact.ts';
import { introduction } from './home.ts';

/** What visitors miss while nobody has written it, with the file in which it belongs. */
export function unwritten(): Readonly<Record<string, string>> {
  return {
    ...(introduction === null && { introduction: 'lib/content/home.ts' }),
    ...(replyPromise === null && { replyPromise: 'lib/content/contact.ts' }),
    ...(!about?.people.length && { people: 'lib/content/about.ts' }),
  };
}
