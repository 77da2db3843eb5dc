import { Counter, Gauge, Histogram } from 'prom-client';
import { registry } from './registry.ts';

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

/** Adds the metrics about requests to those of this process; call it once. */
export function requestMetrics() {
  const registers = [registry()];
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests by kind and status; status "aborted" if the client disconnected before the end of the response.',
    labelNames: ['kind', 'status'],
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
  const kept = new Counter({
    name: 'site_kept_answers_total',
    help: 'Requests answered from the cache in memory.',
    registers,
  });
  return {
    begin: () => underWay.inc(),
    /** Counts a finished request; `status` is `null` if the caller disconnected. */
    end: (kind: RequestKind, status: number | null, seconds: number) => {
      underWay.dec();
      requests.inc({ kind, status: status ?? 'aborted' });
      if (status !== null) durations.observe({ kind }, seconds);
    },
    countKept: () => kept.inc(),
  };
}
