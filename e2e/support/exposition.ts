/** A sample of a metric: one line of the text. */
export type Sample = {
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
