import { config } from '@/lib/config.ts';
import { DOCUMENT_CACHING, liveCaching } from '@/lib/http/caching.ts';
import { MAX_BATCH, MAX_BODY_BYTES } from '@/lib/mcp/guard.ts';
import { PAGE_SIZE } from '@/lib/projects/paging.ts';
import { pages, resources } from '@/lib/site.ts';
import { budgetErrors, errors } from './errors.ts';
import { Rows } from './rows.tsx';

const rpcErrors = [
  [400, 'the message is malformed, or a batch is too long', 'correct it'],
  [403, 'a browser page of an origin that may not call, or a host name that is not this site’s', 'call from elsewhere'],
  [405, 'another method than POST', 'use POST'],
  [413, 'the body is too large', 'send less'],
  [429, 'too many messages from one address, or too much to be worked out anew', 'try again after Retry-After'],
  [503, 'all callers together ask for too much', 'try again after Retry-After'],
];

/** What callers have to know beside the fields: errors, limits, caching. */
export function RulesSection() {
  const { feed, mcp, work, plainNext } = config();
  const answered = errors.filter(([, code]) => !plainNext || !budgetErrors.includes(code));
  const costs = plainNext ? 'an MCP message costs one' : 'a page, a feed or an MCP message costs one, a picture ten';
  const messages = mcp.messagesPerMinute === 0 ? 'no limit' : `${mcp.messagesPerMinute} a minute, then 429`;
  return (
    <>
      <h2 id="errors">Errors</h2>
      <p>
        Errors of the API, and of pages for callers that prefer JSON, are problem documents (RFC 9457) of type{' '}
        <code>application/problem+json</code> with <code>title</code>, <code>status</code>, <code>detail</code> and{' '}
        <code>code</code>.
      </p>
      <Rows
        heads={['Status', 'Code', 'When', 'What to do']}
        rows={answered.map(([status, code, when, next]) => [status, <code key="code">{code}</code>, when, next])}
      />
      <p>
        Errors of <code>{resources.mcp.path}</code> are JSON-RPC errors:
      </p>
      <Rows heads={['Status', 'When', 'What to do']} rows={rpcErrors} />
      <h2 id="limits">Limits</h2>
      <Rows
        heads={['What', 'How much']}
        rows={[
          ['What was answered before and has not changed', 'no limit of calls'],
          [
            'What has to be worked out anew, for one address',
            work.perMinute === 0 ? 'no limit' : `${work.perMinute} points a minute, then 429: ${costs}`,
          ],
          ['… and for all together', work.waiting === 0 ? 'no limit' : `503 while ${work.waiting} others wait`],
          ['MCP messages of one address', messages],
          ['Body of an MCP request', `${MAX_BODY_BYTES} bytes`],
          ['Messages in an MCP batch', MAX_BATCH],
          ['Assignments on one page of the list', `${PAGE_SIZE}; the JSON API has no pages`],
          ['Age of the data while its source works', `${feed.revalidateSeconds} seconds`],
          [
            'Age of the data while it doesn’t',
            `${feed.maxStaleSeconds} seconds in the API and MCP; then 502. Pages keep the last list and say how old it is`,
          ],
        ]}
      />
      <h2 id="caching">Caching</h2>
      <p>
        Everything but errors, health and readiness has a strong <code>ETag</code>: send it back in{' '}
        <code>If-None-Match</code> and the answer is 304 without a body while nothing has changed. Pages vary by{' '}
        <code>Accept</code>. Machine documents and the API can be read from any origin (CORS). The{' '}
        <a href={pages.contact.path}>contact</a> page is made anew for each reader.
      </p>
      <Rows
        heads={['Answers', 'Cache-Control']}
        rows={[
          [
            <>
              pages and <code>{resources.projectsApi.path}</code>
            </>,
            <code key="live">{liveCaching(feed.revalidateSeconds)}</code>,
          ],
          ['documents that only a deployment changes', <code key="fixed">{DOCUMENT_CACHING}</code>],
          [
            <>
              errors, <code>{resources.health.path}</code> and <code>{resources.ready.path}</code>
            </>,
            <code key="none">no-store</code>,
          ],
        ]}
      />
    </>
  );
}
