import { config } from '../config.ts';
import { liveCaching } from '../http/caching.ts';
import { contentType } from '../http/content-type.ts';
import { type Handler, methods } from '../http/methods.ts';
import { filterFromQuery } from '../projects/filter-query.ts';
import { readProjects } from '../projects/read-projects.ts';
import { unavailableProblem } from '../projects/unavailable-problem.ts';
import { resources } from '../site.ts';
import { type SyndicatedList, syndicatedList } from './syndicated-list.ts';

/** The complete route of a feed: all open assignments, or those that the query selects as on the page. */
export function feedRoute(name: 'atomFeed' | 'jsonFeed', format: (list: SyndicatedList) => string) {
  const GET: Handler = async (request) => {
    const reading = await readProjects();
    if (reading.state !== 'current') return unavailableProblem(reading);
    const list = await syndicatedList(reading.snapshot.data, filterFromQuery(new URL(request.url).searchParams));
    const headers = {
      'Content-Type': contentType(resources[name].type),
      'Cache-Control': liveCaching(config().feed.revalidateSeconds),
    };
    return new Response(format(list), { headers });
  };
  return methods({ GET }, { cors: true });
}
