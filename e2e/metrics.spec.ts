import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { pages } from '../lib/routes/pages.ts';
import { resources } from '../lib/routes/resources.ts';
import { METRICS } from '../lib/routes/routes.ts';
import { CONTACT_SECRET, post } from './support/contact.ts';
import { feed, openIds } from './support/feed.ts';
import { createMailServer, noSuchUser } from './support/mail-server.ts';
import { post as callMcp, legacy } from './support/mcp-wire.ts';
import { METRICS_TOKEN, metricsText, readExposition, readMetric, withMetricsToken } from './support/metrics.ts';
import { rawRequest } from './support/raw-request.ts';
import { expect, test } from './support/test.ts';
import { answering, type Behaviour } from './support/upstream.ts';

const POLL = { intervals: [50] };

test('without METRICS_TOKEN the address is 404 for every method, like any unknown one', async ({
  changing: { site },
}) => {
  const ask = async (method: string, path: string) => {
    const { headers, ...rest } = await rawRequest(site.url, method, path, withMetricsToken);
    return { ...rest, headers: { ...headers, date: '' } };
  };
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
    expect(await ask(method, METRICS), method).toEqual(await ask(method, '/api/nothing'));
  }
  expect((await ask('GET', METRICS)).status).toBe(404);
});

test('only the token gives access to the metrics, which are in Prometheus’ format and never cached; the log holds no token', async ({
  site,
}) => {
  const url = `${site.url}${METRICS}`;
  const INVALID = 'Bearer realm="metrics", error="invalid_token"';
  for (const [title, address, headers, challenge] of [
    ['no token', url, {}, 'Bearer realm="metrics"'],
    ['its first characters', url, { Authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` }, INVALID],
    ['it with one more character', url, { Authorization: `Bearer ${METRICS_TOKEN}a` }, INVALID],
    ['another scheme', url, { Authorization: `Basic ${METRICS_TOKEN}` }, INVALID],
    ['the token in the address', `${url}?token=${METRICS_TOKEN}`, {}, 'Bearer realm="metrics"'],
  ] as const) {
    const refused = await fetch(address, { headers });
    expect(refused.status, title).toBe(401);
    expect(refused.headers.get('www-authenticate'), title).toBe(challenge);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await refused.json()).toMatchObject({ status: 401, code: 'unauthorized' });
  }
  for (const scheme of ['Bearer', 'bearer']) {
    const given = await fetch(url, { headers: { Authorization: `${scheme} ${METRICS_TOKEN}` } });
    expect(given.status).toBe(200);
    expect(given.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(given.headers.get('cache-control')).toBe('no-store');
    for (const name of ['etag', 'access-control-allow-origin']) expect(given.headers.get(name), name).toBeNull();
    const text = await given.text();
    expect(new Set(readExposition(text).map(({ name }) => name)).size).toBeGreaterThan(20);
    expect(text).not.toContain(METRICS_TOKEN);
  }
  const head = await fetch(url, { method: 'HEAD', headers: withMetricsToken });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(401);
  const posted = await fetch(url, { method: 'POST', headers: withMetricsToken });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  for (const path of [resources.sitemap.path, resources.llmsTxt.path, resources.openapi.path, pages.docs.path]) {
    expect(await (await fetch(`${site.url}${path}`)).text(), path).not.toContain(METRICS);
  }
  expect(site.log()).toContain('"metrics":true');
  expect(site.log()).not.toContain(METRICS_TOKEN);
});

// Which requests are of which kind: lib/metrics/request-kind.test.ts.
test('each request is counted once, by kind and status, from cache or not; neither the metrics nor the log has an address or a user agent', async ({
  site,
}) => {
  const call = async (method: string, path: string, more: Record<string, string> = {}) => {
    const headers = { 'User-Agent': 'GPTBot/1.2 caller-5e2b', ...more };
    const response = await fetch(`${site.url}${path}`, { method, headers });
    await response.arrayBuffer();
    return response;
  };
  // Responses are cached once the layer knows the list, a moment after the process that has read it.
  await expect.poll(async () => (await call('GET', resources.ready.path)).status).toBe(200);
  const cachedPaths = [pages.services.path, `${pages.services.path}.md`, resources.llmsTxt.path];
  for (const path of cachedPaths) await call('GET', path);
  const etag = (await call('GET', pages.docs.path)).headers.get('etag') ?? '';
  const counted = ['site_requests_total', 'site_kept_answers_total', 'site_documents_total'] as const;
  const totals = () => Promise.all(counted.map((name) => readMetric(site, name)));
  const before = await totals();

  for (const _ of [1, 2]) await call('GET', pages.services.path, { Accept: 'text/html' });
  await call('HEAD', `${pages.services.path}?utm_source=caller-5e2b`);
  await call('GET', pages.docs.path, { 'If-None-Match': etag });
  await call('GET', '/caller-5e2b');
  await call('GET', `${pages.services.path}.md`);
  await call('GET', pages.services.path, { Accept: 'text/markdown' });
  await call('GET', resources.llmsTxt.path);
  await call('GET', '/api/caller-5e2b');
  await call('DELETE', pages.services.path);
  await post(site, { name: '' });
  await callMcp(`${site.url}${resources.mcp.path}`, legacy('ping'));
  const requests = {
    'page 200': 3,
    'page 304': 1,
    'page 404': 1,
    'markdown 200': 2,
    'document 200': 1,
    'api 404': 1,
    'other 405': 1,
    'form 422': 1,
    'mcp 200': 1,
  };
  // A response is counted once its last byte is sent, and its caller may see it before that.
  await expect
    .poll(async () =>
      (await totals()).map((after, at) => {
        const changes = Object.entries(after).map(([key, count]) => [key, count - (before[at]?.[key] ?? 0)] as const);
        return Object.fromEntries(changes.filter(([key, change]) => change > 0 && !key.startsWith('probe ')));
      }),
    )
    // The pages, HEAD, 304, both requests for markdown, and the document.
    .toEqual([requests, { '': 7 }, { llmsTxt: 1 }]);
  await expect.poll(() => readMetric(site, 'site_requests_under_way'), 'the one that asks').toEqual({ '': 1 });

  const durations = await readMetric(site, 'site_request_duration_seconds_count');
  const finished = Object.entries(await readMetric(site, 'site_requests_total')).filter(([key]) =>
    /^page \d/.test(key),
  );
  expect(durations.page).toBe(finished.reduce((sum, [, count]) => sum + count, 0));
  const text = await metricsText(site);
  expect(text).toMatch(/^site_documents_total\{document="llmsTxt",reader="training"\} \d+$/m);
  for (const shown of [text, site.log()]) expect(shown).not.toContain('caller-5e2b');
});

test('refused work is counted, and the metrics themselves are still served', async ({ site }) => {
  const { busy: before = 0 } = await readMetric(site, 'site_work_refused_total');
  const paths = Array.from({ length: 200 }, (_, at) => `${pages.openProjects.path}?q=invented-${at}`);
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${site.url}${path}`)).status));
  const busy = statuses.filter((status) => status === 503).length;
  expect(busy).toBeGreaterThan(0);
  expect(await readMetric(site, 'site_work_refused_total')).toEqual({ busy: before + busy });
  // The last response arrives before its work is counted as done.
  await expect.poll(() => readMetric(site, 'site_work')).toEqual({ running: 0, waiting: 0 });
});

test('messages are counted when they are kept, waiting and delivered, and refused ones wait', async ({ own }) => {
  const mailServer = await own.start(createMailServer());
  const site = await own.site({ METRICS_TOKEN, SMTP_URL: mailServer.url, CONTACT_SECRET, TRUSTED_PROXIES: '1' });
  const events = () => readMetric(site, 'site_message_events_total');
  const cached = () => readMetric(site, 'site_outbox_messages');
  expect((await post(site)).status).toBe(303);
  await expect.poll(async () => (await events()).waiting).toBeGreaterThan(0);
  expect(await events()).toMatchObject({ kept: 1, delivered: 0 });
  expect(await cached()).toEqual({ waiting: 1, failed: 0, unread: 0 });

  await mailServer.start();
  await expect.poll(async () => (await events()).delivered).toBe(1);
  await expect.poll(cached).toMatchObject({ waiting: 0 });

  await mailServer.start({ onRcptTo: noSuchUser });
  expect((await post(site, { message: 'Another' })).status).toBe(303);
  await expect.poll(async () => (await events()).waiting).toBeGreaterThan(1);
  await expect.poll(cached).toEqual({ waiting: 1, failed: 0, unread: 0 });
  expect(await events()).toMatchObject({ kept: 2, delivered: 1, failed: 0 });
});

test('the metrics count readings, requests under way and requests given up by their callers, also while nobody visits', async ({
  own,
}) => {
  let hung: ServerResponse | undefined;
  const hang: Behaviour = (_request, response) => {
    hung = response;
  };
  const settings = {
    METRICS_TOKEN,
    PROJECTS_FEED_TIMEOUT_SECONDS: '30',
    PROJECTS_FEED_REVALIDATE_SECONDS: '1',
    PROJECTS_FEED_STATUSES: 'Matching',
  };
  const { site, upstream } = await own.siteWith(hang, settings);
  const reads = () => readMetric(site, 'site_feed_reads_total');
  await test.step('before the first reading the site is not ready, and there is no age and no number of items', async () => {
    expect(await readMetric(site, 'site_ready')).toEqual({ '': 0 });
    expect(await readMetric(site, 'site_reading_age_seconds')).toEqual({});
    expect(await readMetric(site, 'site_feed_items')).toEqual({});
    expect(await reads()).toEqual({ success: 0, failure: 0 });
  });
  await test.step('a caller that disconnects before the response is counted as aborted', async () => {
    const gone = new AbortController();
    const asked = fetch(`${site.url}${resources.projectsApi.path}`, { signal: gone.signal }).catch(() => 'gone');
    await expect.poll(async () => (await readMetric(site, 'site_requests_under_way'))[''], POLL).toBe(2);
    gone.abort();
    expect(await asked).toBe('gone');
    await expect.poll(async () => (await readMetric(site, 'site_requests_total'))['api aborted'], POLL).toBe(1);
    expect(await readMetric(site, 'site_requests_under_way')).toEqual({ '': 1 });
  });
  await test.step('a failed reading is counted, and the site is still not ready', async () => {
    await expect.poll(upstream.pending, POLL).toBe(1);
    hung?.destroy();
    await expect.poll(async () => (await reads()).failure, POLL).toBe(1);
    expect(await readMetric(site, 'site_ready')).toEqual({ '': 0 });
  });
  const shown = feed.projects.filter(({ status }) => status === 'Matching').length;
  const items = { shown, hidden: openIds.length - shown, invalid: 1, duplicates: 1 };
  await test.step('while only the metrics are requested, the site still reads the feed; they have its age, and the items shown and left out', async () => {
    upstream.behave(answering(feed));
    await expect.poll(async () => (await reads()).success, POLL).toBeGreaterThan(1);
    expect(await readMetric(site, 'site_ready')).toEqual({ '': 1 });
    expect(await readMetric(site, 'site_feed_items')).toEqual(items);
    expect((await readMetric(site, 'site_reading_age_seconds'))['']).toBeLessThan(60);
  });
  await test.step('while the feed is down they have what was last read, and its age grows', async () => {
    const { failure = 0 } = await reads();
    upstream.behave(answering('', 500));
    await expect.poll(async () => (await reads()).failure, POLL).toBeGreaterThan(failure);
    const age = async () => (await readMetric(site, 'site_reading_age_seconds'))[''] ?? 0;
    const then = await age();
    await expect.poll(age, POLL).toBeGreaterThan(then);
    expect(await readMetric(site, 'site_feed_items')).toEqual(items);
    expect(await readMetric(site, 'site_ready')).toEqual({ '': 1 });
  });
  expect(site.log(), 'whoever disconnects causes no failure').not.toContain('request_failed');
});

/** A metric that a PromQL expression queries, with the labels it uses. */
type Selector = { readonly metric: string; readonly labels: readonly string[] };

/** The metrics of a PromQL expression, parsed with Prometheus’ own grammar. Throws on a syntax error. */
function metricsIn(expression: string): readonly Selector[] {
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

type Panel = { readonly targets?: readonly { readonly expr: string }[] };
type Variable = { readonly definition?: string };

/** The PromQL expressions of the shipped dashboard, its variables and the alert rules. */
async function shippedExpressions() {
  const { panels, templating } = JSON.parse(await readFile('deploy/grafana-dashboard.json', 'utf8')) as {
    panels: readonly Panel[];
    templating: { list: readonly Variable[] };
  };
  const { groups } = parse(await readFile('deploy/prometheus-alerts.yaml', 'utf8')) as {
    groups: readonly { rules: readonly { expr: string }[] }[];
  };
  const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const variables = templating.list.flatMap(({ definition = '' }) => /\((.+), \w+\)/.exec(definition)?.[1] ?? []);
  const alerts = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  return { shown, variables, alerts };
}

test('the dashboard and the alerts query only existing metrics and labels', async ({ site }) => {
  const { shown, variables, alerts } = await shippedExpressions();
  expect([shown.length > 20, variables.length, alerts.length > 5]).toEqual([true, 2, true]);
  await fetch(`${site.url}${pages.services.path}`);
  await fetch(`${site.url}${resources.llmsTxt.path}`);
  await expect.poll(() => readMetric(site, 'site_requests_total')).toHaveProperty('page 200');
  await expect.poll(() => readMetric(site, 'site_documents_total')).toHaveProperty('llmsTxt');
  const samples = readExposition(await metricsText(site));
  const labelsOf = (metric: string) =>
    samples.filter(({ name }) => name === metric).flatMap(({ labels }) => Object.keys(labels));
  for (const expression of [...shown, ...variables, ...alerts]) {
    const asked = metricsIn(expression.replaceAll('$__rate_interval', '5m'));
    expect(asked.length, expression).toBeGreaterThan(0);
    for (const { metric, labels } of asked) {
      // Prometheus adds the metric `up`, and the labels `job` and `instance`, itself.
      if (metric === 'up') continue;
      expect(
        samples.map(({ name }) => name),
        expression,
      ).toContain(metric);
      const known = ['job', 'instance', ...labelsOf(metric)];
      expect(known, expression).toEqual(expect.arrayContaining([...labels]));
    }
  }
  expect(() => metricsIn('sum(rate(')).toThrow('not an expression');
  expect(metricsIn('sum by (kind) (rate(a_total{b="c"}[5m])) / d'), 'control').toEqual([
    { metric: 'a_total', labels: ['b', 'kind'] },
    { metric: 'd', labels: ['kind'] },
  ]);
});
