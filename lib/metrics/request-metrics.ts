import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { addMetric } from './add-metric.ts';
import type { Reader } from './reader.ts';

/** The kinds of requests that are counted separately. Never derived from text a caller sent. */
export type RequestKind =
  | 'page'
  | 'markdown'
  | 'document'
  | 'feed'
  | 'api'
  | 'mcp'
  | 'form'
  | 'picture'
  | 'asset'
  | 'probe'
  | 'other';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted about a request. */
export type CountedRequest = {
  readonly kind: RequestKind;
  readonly reader: Reader;
  /** The name in the registry, if the request is for a document or feed there. */
  readonly document?: string | undefined;
};

/** The renderings at one moment, and how many requests were refused so far. */
type Renderings = {
  readonly now: { readonly running: number; readonly waiting: number };
  readonly refused: { readonly busy: number };
};

/** The metrics about requests, in the process of the layer. */
export function layerMetrics() {
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
    help: 'Requests for a document or feed, by its name in the registry and kind of reader.',
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
  const stored = new Counter({
    name: 'site_kept_answers_total',
    help: 'Requests answered from the cache in memory.',
    registers,
  });
  return {
    begin: () => underWay.inc(),
    /** Counts a finished request; `status` is `null` if the caller disconnected. */
    end: ({ kind, reader, document }: CountedRequest, status: number | null, seconds: number) => {
      underWay.dec();
      requests.inc({ kind, status: status ?? 'aborted', reader });
      if (document !== undefined) documents.inc({ document, reader });
      if (status !== null) durations.observe({ kind }, seconds);
    },
    countStored: () => stored.inc(),
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
    /** Adds the metrics about renderings, whose values are collected on each scrape. */
    addRenderings: (facts: () => Renderings) => {
      addMetric(registry, Gauge, {
        name: 'site_work',
        help: 'Uncached requests in progress or waiting.',
        label: 'state',
        read: () => facts().now,
      });
      addMetric(registry, Counter, {
        name: 'site_work_refused_total',
        help: 'Uncached requests refused because too many were waiting (503).',
        label: 'reason',
        read: () => facts().refused,
      });
    },
  };
}
