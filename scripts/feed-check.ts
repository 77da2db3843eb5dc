import { markdownPage } from '../app/md/markdown-page.ts';
import { ConfigError, config } from '../lib/config.ts';
import { checkFeed } from '../lib/feed-check/check-feed.ts';
import { printable, reportOf } from '../lib/feed-check/report.ts';
import type { ProjectsReading } from '../lib/projects/read-projects.ts';
import { replaceReader } from '../lib/projects/shared-reader.ts';
import { createProjectList } from '../lib/search/project-list.ts';
import { assignmentPath } from '../lib/site.ts';

type Outcome = { readonly text: string; readonly works: boolean };

/** Reads the configured feed once and reports what the site would show. */
export async function feedCheck(): Promise<Outcome> {
  try {
    const { feed } = config();
    const check = await checkFeed(feed);
    const [first] = check.shown;
    const reading: ProjectsReading = {
      state: 'current',
      snapshot: { data: createProjectList(check.shown), readAt: new Date() },
    };
    replaceReader({ read: async () => reading, peek: () => reading });
    const page = first === undefined ? null : (await markdownPage(assignmentPath(first.id))).text;
    return { text: reportOf(check, feed, page), works: first !== undefined };
  } catch (error) {
    if (error instanceof ConfigError) return { text: printable(`${error.message}\n`), works: false };
    throw error;
  }
}
