import { config } from '../config.ts';
import { liveCaching } from '../http/caching.ts';
import { contentType } from '../http/content-type.ts';
import { methods } from '../http/methods.ts';
import { type Representation, representation, respond } from '../http/respond.ts';
import type { Filter } from '../projects/filter.ts';
import { filterFromQuery } from '../projects/filter-query.ts';
import type { PublicProject } from '../projects/project.ts';
import { readProjects } from '../projects/read-projects.ts';
import { unavailableProblem } from '../projects/unavailable-problem.ts';
import type { ResourceEntry } from '../site.ts';
import { type SyndicatedList, syndicatedList } from './syndicated-list.ts';

/** The complete route of a feed: all open assignments, or those that the query selects as on the page. */
export function feedRoute(
  { type }: Pick<ResourceEntry, 'type'>,
  format: (list: SyndicatedList) => string,
): ReturnType<typeof methods> {
  // The whole list is what readers ask for, each of them every hour; it stays the same object while nothing changes.
  const whole = new WeakMap<readonly PublicProject[], Representation>();

  async function render(projects: readonly PublicProject[], filter: Filter): Promise<Representation> {
    return representation(format(await syndicatedList(projects, filter)), {
      'Content-Type': contentType(type),
      'Cache-Control': liveCaching(config().feed.revalidateSeconds),
    });
  }

  const GET = async (request: Request) => {
    const reading = await readProjects();
    if (reading.state !== 'current') return unavailableProblem(reading);
    const { data: projects } = reading.snapshot;
    const filter = filterFromQuery(new URL(request.url).searchParams);
    if (Object.keys(filter).length > 0) return respond(request, await render(projects, filter));
    const held = whole.get(projects) ?? (await render(projects, filter));
    whole.set(projects, held);
    return respond(request, held);
  };
  return methods({ GET }, { cors: true });
}
