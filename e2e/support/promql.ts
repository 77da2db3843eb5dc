import { parser } from '@prometheus-io/lezer-promql';

/** What an expression of Prometheus asks for: metrics with the labels that it looks at. */
export type Asked = { readonly metric: string; readonly labels: readonly string[] };

/** The metrics of an expression, by the grammar of Prometheus itself; throws where it is none. */
export function metricsIn(expression: string): readonly Asked[] {
  const asked: { metric: string; labels: string[] }[] = [];
  const grouping: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ node, type, from, to }) => {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`not an expression: ${expression}`);
      if (node.name === 'VectorSelector') asked.push({ metric: text.split(/[{\s]/, 1)[0] ?? '', labels: [] });
      if (node.name !== 'LabelName') return;
      if (node.parent?.name === 'GroupingLabels') grouping.push(text);
      else asked.at(-1)?.labels.push(text);
    },
  });
  return asked.map(({ metric, labels }) => ({ metric, labels: [...labels, ...grouping] }));
}
