import { type Config, ConfigError, config } from '../config.ts';
import { wakeMailWorker } from '../contact/mail-worker.ts';
import { log } from '../log.ts';
import { readProjects } from '../projects/read-projects.ts';
import { currentVersion } from '../projects/shared-reader.ts';
import { startUpFacts } from '../start-up.ts';
import { answerRequests } from './answer-requests.ts';
import { clientPages } from './client-pages.ts';
import { isUnknownAssignment } from './is-unknown-assignment.ts';
import { takeRequests } from './take-requests.ts';

async function startLayer(settings: Config) {
  const { isDevelopment, metrics } = settings;
  // Loaded on demand: most sites have no metrics.
  const counter = metrics.token === null ? null : (await import('./count-requests.ts')).requestCounter();
  const version = isDevelopment ? () => null : currentVersion;
  const keepsRuntime = isDevelopment ? () => true : clientPages();
  const sources = { version, keepsRuntime, isUnknown: isUnknownAssignment };
  const layer = answerRequests({ ...settings, ...sources, ...(counter && { onKept: counter.onKept }) });
  takeRequests(counter?.counting(layer) ?? layer, { takesUpgrades: isDevelopment });
}

async function startWith(settings: Config) {
  log('info', 'started', startUpFacts(settings));
  wakeMailWorker();
  // On Vercel a process is started by a request, which reads the feed itself, and background work must be announced.
  // Reading is deferred: Next now loads the application synchronously, which would count towards the feed's time limit.
  if (!settings.onVercel) setImmediate(readProjects);
  if (!settings.plainNext) await startLayer(settings);
}

/**
 * Starts the server side of this process: logs the configuration, begins reading the feed, starts the mail worker, and
 * puts the layer around Next's servers unless `PLAIN_NEXT` is set. An error ends the process, because Next would only
 * log it and serve without the layer.
 */
export async function start() {
  try {
    await startWith(config());
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
