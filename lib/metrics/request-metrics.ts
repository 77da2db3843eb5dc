import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { METRICS } from '../routes/routes.ts';
import { addMetric } from './add-metric.ts';
import { describeRequest } from './request-kind.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The work in a queue at one moment, and how much has been refused so far. */
type Queued = { readonly running: number; readonly waiting: number; readonly refused: number };

export type RequestMetrics = ReturnType<typeof requestMetrics>;

/** The metrics about requests, in the process of the layer. */
export function requestMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by kind, status and kind of reader; status "aborted" if the client disconnected before the end of the response.',
    labelNames: ['kind', 'status', 'reader'],
    registers,
  });
  const documents = new Counter({
    name: 'site_documents_total',
    help: 'Requests for a document or feed, by its name among the resources and kind of reader.',
    labelNames: ['document', 'reader'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its response.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const underWay = new Gauge({ name: 'site_requests_under_way', help: 'Requests in progress.', registers });
  const cached = new Counter({
    name: 'site_kept_answers_total',
    help: 'Requests answered from the cache in memory.',
    registers,
  });
  return {
    /** Counts a request, and its response once it is complete or the caller has left. */
    observe(request: IncomingMessage, response: ServerResponse) {
      const { kind, reader, document } = describeRequest(request);
      const { socket } = request;
      const since = performance.now();
      underWay.inc();
      let hasEnded = false;
      const end = () => {
        // A closing connection closes the response too, in the middle of this event.
        if (hasEnded) return;
        hasEnded = true;
        const { writableFinished: isComplete, statusCode } = response;
        socket.off('close', end);
        underWay.dec();
        requests.inc({ kind, status: isComplete ? statusCode : 'aborted', reader });
        if (document !== undefined) documents.inc({ document, reader });
        if (isComplete) durations.observe({ kind }, (performance.now() - since) / 1000);
      };
      response.once('close', end);
      // Of requests that were sent ahead, Node tells only the response whose turn it is that the connection has closed.
      socket.setMaxListeners(0).once('close', end);
    },
    countCached: () => cached.inc(),
    /** Adds these metrics, in Prometheus' text format, to a response with those of the process that Next runs in. */
    async withRequests<R extends { readonly status: number; readonly body: Uint8Array }>(
      given: R,
      path: string,
    ): Promise<R> {
      if (path !== METRICS || given.status !== 200) return given;
      return { ...given, body: Buffer.concat([given.body, Buffer.from(await registry.metrics())]) };
    },
    /** Adds the metrics about the queues, whose values are collected on each scrape. */
    addQueues: (queues: () => readonly Queued[]) => {
      const total = (what: keyof Queued) => queues().reduce((sum, queue) => sum + queue[what], 0);
      addMetric(registry, Gauge, {
        name: 'site_work',
        help: 'Uncached requests in progress or waiting.',
        label: 'state',
        read: () => ({ running: total('running'), waiting: total('waiting') }),
      });
      addMetric(registry, Counter, {
        name: 'site_work_refused_total',
        help: 'Uncached requests refused because too many were waiting (503).',
        label: 'reason',
        read: () => ({ busy: total('refused') }),
      });
    },
  };
}
