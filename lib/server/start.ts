import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { logStart } from '../config/start-up.ts';
import { type Config, ConfigError, config } from '../config.ts';
import { startSending } from '../contact/start-sending.ts';
import { markLayerActive } from '../http/layer-active.ts';
import { LONGEST_HEAD_MS, LONGEST_REQUEST_MS, LONGEST_SILENCE_MS, MOST_HEADER_FIELDS } from '../http/limits.ts';
import { getProjects } from '../projects/get-projects.ts';
import { createConnections } from './connections.ts';
import { createLayer, type Layer } from './layer.ts';
import { isUnknownAssignment, listVersion, outageAt } from './list-state.ts';
import { publicFiles } from './public-files.ts';
import type { Next } from './renderings.ts';

async function layerFor(settings: Config): Promise<Layer> {
  // Loaded on demand: most sites have no metrics.
  const counter = settings.metrics.token === null ? null : (await import('./count-requests.ts')).requestCounter();
  const { layer, facts } = createLayer({
    config: settings,
    version: listVersion,
    untilRead: getProjects,
    isUnknown: isUnknownAssignment,
    outageAt,
    files: publicFiles(),
    ...(counter && { onStored: counter.onStored }),
  });
  counter?.addRenderings(facts);
  return counter?.counting(layer) ?? layer;
}

/** Has a layer answer the requests of a server, within the limits of `lib/http/limits.ts`. */
export type Attach = (server: Server, next: Next) => void;

const attach =
  (layer: Layer, { trustedProxies }: Config): Attach =>
  (server, next) => {
    const handle = (request: IncomingMessage, response: ServerResponse) => {
      // RFC 9110 §10.1.1: nothing else can be expected.
      if (!/\b100-continue\b/i.test(request.headers.expect ?? '100-continue')) response.writeHead(417).end();
      else layer(request, response, next);
    };
    const connections = createConnections(handle, { limitsAddresses: trustedProxies === 0 });
    server.maxHeadersCount = MOST_HEADER_FIELDS;
    Object.assign(server, { headersTimeout: LONGEST_HEAD_MS, requestTimeout: LONGEST_REQUEST_MS });
    server.setTimeout(LONGEST_SILENCE_MS);
    // What is left to Node to answer is outside of these bounds.
    server.on('connection', connections.open).on('request', connections.take).on('checkExpectation', connections.take);
  };

/** Where `scripts/serve.mjs` waits for the layer, if that is what runs: the two share no module. */
type Offering = { [key: symbol]: ((attach: Attach) => void) | undefined };

async function startWith(settings: Config) {
  logStart('started', settings);
  const started = startSending(settings);
  // On Vercel a process is started by a request, which reads the feed itself, and background work must be announced.
  // Reading is deferred: Next now loads the application synchronously, which would count towards the feed's time limit.
  if (!settings.onVercel) setImmediate(getProjects);
  // The first page knows whether messages can be stored.
  await started;
  const offerLayer = (globalThis as unknown as Offering)[Symbol.for('site.offer-layer')];
  if (offerLayer === undefined) return;
  markLayerActive();
  offerLayer(attach(await layerFor(settings), settings));
}

/**
 * Starts the server side of this process: logs the configuration, begins reading the feed, starts sending messages, and
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
