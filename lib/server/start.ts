import { type Config, config } from '../config.ts';
import { wakeMailWorker } from '../contact/mail-worker.ts';
import { log } from '../log.ts';
import { readProjects } from '../projects/read-projects.ts';
import { currentVersion } from '../projects/shared-reader.ts';
import { startUpFacts } from '../start-up.ts';
import { answerRequests } from './answer-requests.ts';
import { clientPages } from './client-pages.ts';
import { takeRequests } from './take-requests.ts';

async function startLayer(settings: Config) {
  const { isDevelopment, distDir, metrics } = settings;
  // Loaded where it is used: most sites have no metrics.
  const counter = metrics.token === null ? null : (await import('./count-requests.ts')).requestCounter();
  const version = isDevelopment ? () => null : currentVersion;
  const keepsRuntime = isDevelopment ? () => true : clientPages(distDir);
  const layer = answerRequests({ ...settings, version, keepsRuntime, ...(counter && { onKept: counter.onKept }) });
  takeRequests(counter?.counting(layer) ?? layer, { takesUpgrades: isDevelopment });
}

/**
 * Says in the log what this process serves, begins to read the feed, has it send on what waits in the outbox, and puts the
 * layer around Next for its servers, unless Next is to answer alone.
 */
export async function start() {
  const settings = config();
  log('info', 'started', startUpFacts(settings));
  wakeMailWorker();
  // There a process is started for one request, which begins the reading itself, and nothing may outlive it unannounced.
  // Next loads the application right after this, and nothing else happens until then; it would count as the feed's time.
  if (!settings.onVercel) setImmediate(readProjects);
  if (!settings.plainNext) await startLayer(settings);
}
