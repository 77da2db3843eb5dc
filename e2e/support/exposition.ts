/** A sample of a metric: one line of the text. */
export type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};
export type Family = { readonly type: string; readonly help: string; readonly samples: readonly Sample[] };

// The library writes NaN as “Nan”; Prometheus accepts that, because Go’s ParseFloat ignores case.
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? ([Nn]a[Nn]|[+-]?Inf|[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y;

const expectIn = (line: string, holds: boolean, what: string) => {
  if (!holds) throw new Error(`${what}: ${line}`);
};

function labelsOf(text: string, line: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, name = '', value = ''] = LABEL.exec(text) ?? [];
    expectIn(line, name !== '', 'malformed labels');
    expectIn(line, !(name in labels), 'a label twice');
    labels[name] = value;
  }
  return labels;
}

function checkHistogram(name: string, samples: readonly Sample[]) {
  const seriesOf = ({ labels: { le: _, ...labels } }: Sample) => JSON.stringify(labels);
  for (const series of new Set(samples.map(seriesOf))) {
    const own = samples.filter((sample) => seriesOf(sample) === series);
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`).map(({ value }) => value);
    const [count] = own.filter((sample) => sample.name === `${name}_count`);
    const isRising = buckets.every((value, at) => value >= (buckets[at - 1] ?? 0));
    expectIn(`${name} ${series}`, buckets.length > 1 && isRising && buckets.at(-1) === count?.value, 'no histogram');
  }
}

/**
 * Parses Prometheus’ text format, version 0.0.4, and throws at the first violation: malformed lines, metrics without help
 * or type, samples of another metric, duplicate series, histograms that don’t add up.
 */
export function readExposition(text: string): Readonly<Record<string, Family>> {
  expectIn(text.slice(-20), text.endsWith('\n'), 'no line feed at the end');
  const families: Record<string, { type: string; help: string; samples: Sample[] }> = {};
  const seen = new Set<string>();
  let current = '';
  for (const line of text.split('\n').filter(Boolean)) {
    const [, word = '', name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (word === 'HELP') {
      expectIn(line, !(name in families), 'a metric twice');
      families[name] = { type: '', help: rest, samples: [] };
      current = name;
      continue;
    }
    const family = families[current];
    if (word === 'TYPE') {
      expectIn(line, name === current && /^(?:counter|gauge|histogram|summary)$/.test(rest), 'a type of nothing');
      if (family) family.type = rest;
      continue;
    }
    const [, sampled = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    expectIn(line, sampled !== '', 'no sample');
    const suffix = family?.type === 'histogram' ? sampled.replace(/_(?:bucket|sum|count)$/, '') : sampled;
    expectIn(line, suffix === current && family?.type !== '', 'a sample of another metric');
    const sample = { name: sampled, labels: labelsOf(labels, line), value: Number(value.replace('Inf', 'Infinity')) };
    const series = `${sampled} ${JSON.stringify(Object.entries(sample.labels).sort())}`;
    expectIn(line, !seen.has(series), 'a series twice');
    seen.add(series);
    family?.samples.push(sample);
  }
  for (const [name, { type, samples }] of Object.entries(families)) {
    if (type === 'histogram') checkHistogram(name, samples);
    if (type === 'counter') expectIn(name, name.endsWith('_total'), 'a counter that is not called one');
  }
  return families;
}
