import { filterFromQuery } from '../projects/filter-query.ts';
import type { ProjectsReading } from '../projects/read-projects.ts';
import { unavailableProblem } from '../projects/unavailable-problem.ts';
import { type SyndicatedList, syndicatedList } from './syndicated-list.ts';

/** A feed in this format: all open assignments, or those that the query selects as on the page. */
export function feedIn(format: (list: SyndicatedList) => string) {
  return async (reading: ProjectsReading, request: Request): Promise<string | Response> => {
    if (reading.state !== 'current') return unavailableProblem(reading);
    const filter = filterFromQuery(new URL(request.url).searchParams);
    return format(await syndicatedList(reading.snapshot.data, filter));
  };
}
