import { logStart } from '../config/start-up.ts';
import { type Config, ConfigError, config } from '../config.ts';
import { startSending } from '../contact/start-sending.ts';
import { markLayerActive } from '../http/layer-active.ts';
import { getProjects } from '../projects/get-projects.ts';
import { currentVersion } from '../projects/projects-cache.ts';
import { hasServerActions } from '../server-actions.ts';
import { clientPages } from './client-pages.ts';
import { isUnknownAssignment } from './is-unknown-assignment.ts';
import { createLayer, type Layer } from './layer.ts';
import { publicFiles } from './public-files.ts';

async function layerFor(settings: Config): Promise<Layer> {
  // Loaded on demand: most sites have no metrics.
  const counter = settings.metrics.token === null ? null : (await import('./count-requests.ts')).requestCounter();
  const { layer, facts } = createLayer({
    config: settings,
    version: currentVersion,
    keepsRuntime: clientPages(),
    isUnknown: isUnknownAssignment,
    files: publicFiles(),
    hasServerActions: hasServerActions(),
    ...(counter && { onStored: counter.onStored }),
  });
  counter?.addRenderings(facts);
  return counter?.counting(layer) ?? layer;
}

/** Where `scripts/serve.mjs` waits for the layer, if that is what runs: the two share no module. */
type Server = { [key: symbol]: ((layer: Layer) => void) | undefined };
const offer = () => (globalThis as unknown as Server)[Symbol.for('site.offer-layer')];

async function startWith(settings: Config) {
  logStart('started', settings);
  void startSending(settings);
  // On Vercel a process is started by a request, which reads the feed itself, and background work must be announced.
  // Reading is deferred: Next now loads the application synchronously, which would count towards the feed's time limit.
  if (!settings.onVercel) setImmediate(getProjects);
  const offerLayer = offer();
  if (offerLayer === undefined) return;
  markLayerActive();
  offerLayer(await layerFor(settings));
}

/**
 * Starts the server side of this process: logs the configuration, begins reading the feed, starts the mail worker, and
 * offers the layer to the custom server. An error ends the process, because Next would only log it.
 */
export async function start() {
  try {
    await startWith(config());
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}
