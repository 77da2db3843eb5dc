import { config } from '../config.ts';
import { wakeMailWorker } from '../contact/mail-worker.ts';
import { log } from '../log.ts';
import { currentVersion } from '../projects/shared-reader.ts';
import { startUpFacts } from '../start-up.ts';
import { answerRequests } from './answer-requests.ts';
import { clientPages } from './client-pages.ts';
import { takeRequests } from './take-requests.ts';

/**
 * Says in the log what this process serves, has it send on what waits in the outbox, and puts the layer around Next for its
 * servers, unless Next is to answer alone.
 */
export function start() {
  const settings = config();
  log('info', 'started', startUpFacts(settings));
  wakeMailWorker();
  const { isDevelopment, distDir, plainNext } = settings;
  if (plainNext) return;
  const version = isDevelopment ? () => null : currentVersion;
  const keepsRuntime = isDevelopment ? () => true : clientPages(distDir);
  takeRequests(answerRequests({ ...settings, version, keepsRuntime }), { takesUpgrades: isDevelopment });
}
