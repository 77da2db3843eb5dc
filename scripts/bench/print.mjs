// Prints the results as markdown tables.
const ratio = (value) => (Number.isFinite(value) ? value.toFixed(value < 0.1 ? 3 : 2) : '–');
const number = (value, digits = 0) => (value === null || value === undefined ? '–' : value.toFixed(digits));

function table(title, heads, rows) {
  console.log(`\n${title}\n`);
  console.log(`| ${heads.join(' | ')} |`);
  console.log(`| --- |${' ---: |'.repeat(heads.length - 1)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

const over = (row, target, floor, measured = 'perSecond') => ratio(row[target]?.[measured] / row[floor]?.[measured]);

/** Prints the parts that a result contains. */
export function print({
  first,
  kept,
  crowds,
  rows,
  middleware,
  tokens,
  weight,
  growth,
  flat,
  held,
  reads,
  hanging,
  ...run
}) {
  console.log(
    `Node ${run.node}, Next ${run.next}, ${run.processors} processors, load ${number(run.loadBefore, 1)} at ${run.at}`,
  );
  if (first) {
    table(
      'First answers, p50 and p99 as ratios',
      ['', 'site / plain Next', 'site / former', 'ms of the site'],
      first.map((row) => [
        row.key,
        `${over(row, 'site', 'plain', 'p50')}, ${over(row, 'site', 'plain', 'p99')}`,
        `${over(row, 'site', 'former', 'p50')}, ${over(row, 'site', 'former', 'p99')}`,
        `${number(row.site.p50, 1)}, ${number(row.site.p99, 1)}`,
      ]),
    );
    table(
      'Kept answers, requests per second',
      ['', 'site / former', 'of the site'],
      kept.map((row) => [row.key, ratio(row.site / row.former), number(row.site)]),
    );
    const { one, crowd, invented } = crowds;
    console.log(
      `\nOne reader of a cold list: ${number(one, 1)} ms; 60 at once: ${number(crowd, 1)} ms; each further reader with an invented query: ${number(invented, 2)} ms.`,
    );
  }
  if (rows) {
    table(
      'Requests per second as ratios, with 16 connections',
      [
        '',
        'bytes',
        'site / bare',
        'site / Next page',
        'site / Next handler',
        'site / nginx file',
        'proxied / bare',
        'proxied gzip / bare',
      ],
      rows.map((row) => [
        row.key,
        number(row.bytes),
        over(row, 'site', 'bare'),
        over(row, 'site', 'page'),
        over(row, 'site', 'handler'),
        over(row, 'site', 'files'),
        over(row, 'proxy', 'bare'),
        over(row, 'proxyGzip', 'bare'),
      ]),
    );
    const latency = (row, target, floor) => `${over(row, target, floor, 'p50')}, ${over(row, target, floor, 'p99')}`;
    table(
      'Latencies as ratios, each p50, p99',
      [
        '',
        'site / bare',
        'site / Next page',
        'site / Next handler',
        'site / nginx file',
        'proxied / bare',
        'ms of the site',
      ],
      rows.map((row) => [
        row.key,
        latency(row, 'site', 'bare'),
        latency(row, 'site', 'page'),
        latency(row, 'site', 'handler'),
        latency(row, 'site', 'files'),
        latency(row, 'proxy', 'bare'),
        `${number(row.site.p50, 2)}, ${number(row.site.p99, 2)}`,
      ]),
    );
  }
  if (middleware)
    console.log(
      `\nAn address that passes the middleware is answered at ${over(middleware, 'with', 'without')} of the pace of one that does not.`,
    );
  if (tokens)
    table(
      'Tokens, at four characters each',
      ['', 'HTML', 'markdown'],
      tokens.map((row) => [row.key, row.html, row.markdown]),
    );
  if (weight) {
    table(
      'A page in a browser, 60 assignments',
      ['', 'requests', 'bytes', 'script bytes', 'LCP ms', 'CLS', 'blocked ms'],
      weight.map((row) => [
        row.path,
        row.requests,
        row.bytes,
        row.scriptBytes,
        number(row.lcp),
        number(row.cls, 3),
        number(row.blocked),
      ]),
    );
  }
  if (growth) {
    table(
      'Growth with the number of assignments: first answers in ms, then requests per second from memory, then resident MB',
      [
        'assignments',
        'JSON',
        'list',
        'list as markdown',
        'a new filter (median)',
        'a new assignment (median)',
        'list / s',
        'assignment / s',
        'JSON / s',
        'MB',
      ],
      growth.map((row) => [
        row.size,
        ...[row.firstJson, row.firstList, row.firstListMarkdown, row.newFilter, row.newAssignment].map((value) =>
          number(value, 1),
        ),
        ...[row.listPerSecond, row.assignmentPerSecond, row.jsonPerSecond, row.megabytes].map((value) => number(value)),
      ]),
    );
  }
  if (flat) {
    table(
      'An answer that is not kept, with 10 assignments and with 10,000',
      ['', 'ratio', 'ms with 10', 'ms with 10,000'],
      flat.map((row) => [row.key, ratio(row.many / row.few), number(row.few, 1), number(row.many, 1)]),
    );
  }
  if (held) {
    console.log(
      `\nAfter ${held.requests} mixed requests with ${held.size} assignments and the heap limited to ${held.heap} MB: ${number(held.megabytes)} MB resident.`,
    );
  }
  if (reads) {
    console.log(
      `\n${reads.reads} reads in ${number(reads.seconds, 1)} s asked the upstream ${reads.upstreamRequests} times; time allows ${reads.mostByTime}.`,
    );
  }
  if (hanging) {
    table(
      'While the upstream hangs, against just before',
      ['', 'requests per second', 'p99 ms, before'],
      hanging.map((row) => [row.path, ratio(row.ratio), `${number(row.p99, 2)}, ${number(row.healthyP99, 2)}`]),
    );
  }
}
