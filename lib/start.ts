import { type Config, ConfigError, config, listeningPort } from './config/config.ts';
import { delivery } from './contact/delivery.ts';
import { unwritten } from './content/unwritten.ts';
import { markLayerActive } from './http/layer-active.ts';
import { REPORT_MS } from './http/limits.ts';
import { log } from './log.ts';
import { logStart } from './log-start.ts';
import { getProjects, heldProjects } from './projects/get-projects.ts';
import { listReport } from './projects/list-report.ts';
import { afterReading, beforeShown } from './projects/projects-cache.ts';
import { prepareSearch } from './search/search-index.ts';

/** Tells the layer, which has started this process, which list pages show. Ends with the layer, however that ends. */
function reportToLayer() {
  if (process.send === undefined) return;
  const report = () => process.send?.({ ...listReport(), port: listeningPort() });
  markLayerActive();
  process.once('disconnect', () => process.exit());
  setInterval(report, REPORT_MS);
  afterReading(report);
  getProjects().then(report);
}

function startWith(settings: Config) {
  const { onVercel, feed } = settings;
  logStart('started', settings);
  const words = unwritten();
  if (Object.keys(words).length > 0) log('info', 'words_not_written', words);
  delivery(settings).start();
  // On Vercel a process is started by a request, which reads the feed itself and may never need the index; background work must be
  // announced there; and a parent of the process is no layer.
  if (onVercel) return;
  beforeShown(prepareSearch);
  // Deferred: Next now loads the application synchronously, which would count towards the feed's time limit.
  setImmediate(getProjects);
  // So that the first visitor after a quiet night finds a list that is current.
  setInterval(heldProjects, Math.max(1, feed.revalidateSeconds) * 1000).unref();
  reportToLayer();
}

/**
 * Starts the server side of the process that Next runs in: logs the configuration, begins reading the feed, starts sending
 * messages, and reports to the layer if there is one. An error ends the process, because Next would only log it.
 */
export function start() {
  try {
    startWith(config());
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
