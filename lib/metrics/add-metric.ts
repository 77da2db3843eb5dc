import type { Counter, Gauge, Registry } from 'prom-client';

/** A single value, or one per label value; `null` if there is nothing to report. */
export type Values = number | Readonly<Record<string, number>> | null;
export type Described = {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  readonly read: () => Values | Promise<Values>;
};

/** Adds a metric whose values live elsewhere and are collected on each scrape. */
export function addMetric(
  registry: Registry,
  Metric: typeof Counter | typeof Gauge,
  { label, read, ...described }: Described,
) {
  const metric: Counter | Gauge = new Metric({
    ...described,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    collect: async () => {
      const values = await read();
      metric.reset();
      // A metric without labels is initialised to 0.
      if (values === null) metric.remove({});
      else if (typeof values === 'number') metric.inc(values);
      else for (const [value, number] of Object.entries(values)) metric.inc({ [label ?? '']: value }, number);
    },
  });
}
