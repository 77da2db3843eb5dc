import { parser } from '@prometheus-io/lezer-promql';

/** A metric that a PromQL expression queries, with the labels it uses. */
export type Selector = { readonly metric: string; readonly labels: readonly string[] };

/** The metrics of a PromQL expression, parsed with Prometheus’ own grammar. Throws on a syntax error. */
export function metricsIn(expression: string): readonly Selector[] {
  const selectors: { metric: string; labels: string[] }[] = [];
  const grouping: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ node, type, from, to }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`not an expression: ${expression}`);
      if (node.name === 'VectorSelector') selectors.push({ metric: text.split(/[{\s]/, 1)[0] ?? '', labels: [] });
      if (node.name !== 'LabelName') return;
      if (node.parent?.name === 'GroupingLabels') grouping.push(text);
      else selectors.at(-1)?.labels.push(text);
    },
  });
  return selectors.map(({ metric, labels }) => ({ metric, labels: [...labels, ...grouping] }));
}
