import {
  type Config,
  ConfigError,
  config,
  listeningPort,
} from '../config/config.ts';
import { delivery } from '../contact/delivery.ts';
import { REPORT_MS } from '../http/limits.ts';
import {
  getProjects,
  peekProjects,
  setProjectsCache,
} from '../projects/get-projects.ts';
import { listReport } from '../projects/list-report.ts';
import { createProjectsCache } from '../projects/projects-cache.ts';
import { prepareSearch } from '../search/search-index.ts';
import { logStart } from './log-start.ts';

/** Tells the layer which list pages show, and Next's port. */
const report = () => process.send?.({ ...listReport(), port: listeningPort() });

function startWith(settings: Config) {
  const { onVercel, hasLayer, feed } = settings;
  logStart(settings);
  delivery(settings).start();
  const prepare = onVercel ? undefined : prepareSearch;
  setProjectsCache(
    createProjectsCache(settings, {
      prepare,
      onRead: hasLayer ? report : undefined,
    }),
  );
  // On Vercel a request starts the process, reads the feed itself, and may
  // never need the index. Nothing runs there after the response.
  if (onVercel) return;
  // Deferred: Next now loads the application synchronously, which would count
  // towards the feed's time limit.
  setImmediate(getProjects);
  // So that the first visitor after a quiet night gets a current list.
  setInterval(peekProjects, Math.max(1, feed.revalidateSeconds) * 1000).unref();
  if (!hasLayer) return;
  setInterval(report, REPORT_MS);
  // However the layer ends, this process ends with it.
  process.once('disconnect', () => process.exit());
}

/**
 * Starts the server side of the process that Next runs in: logs the
 * configuration, begins reading the feed, starts sending messages, and reports
 * to the layer if there is one. An error ends the process, because Next would
 * only log it.
 */
export function start() {
  try {
    startWith(config());
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
