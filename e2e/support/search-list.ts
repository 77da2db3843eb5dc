import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { translateAll } from '../../lib/feed/translate.ts';
import { createProjectList } from '../../lib/projects/project-list.ts';

const feed = readFileSync(
  new URL('../../lib/search/fixtures/assignments.yaml', import.meta.url),
  'utf8',
);

/** Sixty example assignments in four languages, to search in. */
export const searchList = createProjectList(translateAll(parse(feed)).projects);
