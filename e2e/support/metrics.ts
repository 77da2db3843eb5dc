import { METRICS } from '../../lib/routes/routes.ts';

export const METRICS_TOKEN = 'token-of-the-operator';
export const withMetricsToken = { Authorization: `Bearer ${METRICS_TOKEN}` };

/** A sample of a metric: one line of the text. */
type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{((?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*",?)+)\})? ([\w.+-]+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Parses the samples of Prometheus’ text format, version 0.0.4. Throws on any line that is neither a sample nor a comment. */
export function readExposition(text: string): readonly Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !/^# (?:HELP|TYPE) \S+ ./.test(line));
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    if (name === '') throw new Error(`expected a sample, found ${line}`);
    const named = [...labels.matchAll(LABEL)].map(([, label = '', of = '']) => [label, of]);
    return { name, labels: Object.fromEntries(named), value: Number(value.replace('Inf', 'Infinity')) };
  });
}

/** The metrics of a site as text, requested with the token. */
export const metricsText = async ({ url }: { readonly url: string }) =>
  (await fetch(`${url}${METRICS}`, { headers: withMetricsToken })).text();

/** The samples of one metric, by the values of their labels other than the reader. */
export async function readMetric(site: { readonly url: string }, name: string): Promise<Record<string, number>> {
  const values: Record<string, number> = {};
  for (const sample of readExposition(await metricsText(site)).filter((one) => one.name === name)) {
    const { reader: _, ...labels } = sample.labels;
    const key = Object.values(labels).join(' ');
    values[key] = (values[key] ?? 0) + sample.value;
  }
  return values;
}
