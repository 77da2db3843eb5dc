import { expect, it } from 'vitest';
import { assignmentPath } from '../routes/addresses.ts';
import { pages } from '../routes/pages.ts';
import { resources } from '../routes/resources.ts';
import { ASSETS, METRICS } from '../routes/routes.ts';
import { describeRequest } from './request-kind.ts';

const MARKDOWN = 'text/markdown';

it.each([
  ['GET', pages.home.path, '*/*', 'page'],
  ['HEAD', pages.home.path, '*/*', 'page'],
  ['GET', assignmentPath('A 1'), 'text/html', 'page'],
  ['GET', '/nothing?q=a', '', 'page'],
  ['GET', pages.home.path, MARKDOWN, 'markdown'],
  ['GET', '/services.md', '*/*', 'markdown'],
  ['GET', resources.llmsTxt.path, MARKDOWN, 'document'],
  ['GET', resources.openapi.path, '*/*', 'document'],
  ['GET', resources.serverCard.path, '*/*', 'document'],
  ['GET', `${resources.atomFeed.path}?q=a`, '*/*', 'feed'],
  ['GET', resources.jsonFeed.path, '*/*', 'feed'],
  ['GET', resources.projectsApi.path, '*/*', 'api'],
  ['POST', resources.projectsApi.path, '*/*', 'api'],
  ['GET', '/api/nothing', '*/*', 'api'],
  ['GET', '/api', '*/*', 'api'],
  ['GET', resources.health.path, '*/*', 'probe'],
  ['GET', resources.ready.path, '*/*', 'probe'],
  ['GET', METRICS, '*/*', 'probe'],
  ['POST', resources.mcp.path, 'application/json', 'mcp'],
  ['GET', resources.mcp.path, '*/*', 'mcp'],
  ['GET', `${ASSETS}/site.css?v=1`, '*/*', 'asset'],
  ['POST', pages.contact.path, 'text/html', 'form'],
  ['POST', `${pages.contact.path}?assignment=a`, 'text/html', 'form'],
  ['GET', pages.contact.path, 'text/html', 'page'],
  ['POST', pages.services.path, 'text/html', 'other'],
  ['DELETE', pages.services.path, 'text/html', 'other'],
  ['OPTIONS', resources.projectsApi.path, '*/*', 'other'],
  ['INVENTED', '/', '*/*', 'other'],
  ['GET', '//services', 'text/html', 'other'],
])('%s %s with Accept: %s is of kind %s', (method, url, accept, kind) => {
  expect(describeRequest({ method, url, headers: { accept } }).kind).toBe(kind);
});

it.each([
  ['GET', resources.llmsTxt.path, 'GPTBot/1.2', { kind: 'document', reader: 'training', document: 'llmsTxt' }],
  ['GET', `${resources.atomFeed.path}?q=a`, 'curl/8', { kind: 'feed', reader: 'other', document: 'atomFeed' }],
  ['GET', pages.home.path, 'ChatGPT-User/1.0', { kind: 'page', reader: 'assistant' }],
  ['POST', resources.llmsTxt.path, 'Claude-User/1.0', { kind: 'document', reader: 'assistant', document: 'llmsTxt' }],
])('%s %s by %s is counted as %j', (method, url, agent, counted) => {
  expect(describeRequest({ method, url, headers: { 'user-agent': agent } })).toEqual(counted);
});
