import { config } from '@/lib/config/config.ts';
import { DOCUMENT_CACHING, liveCaching } from '@/lib/http/caching.ts';
import { isLayerActive } from '@/lib/http/layer-active.ts';
import { MOST_BODY_BYTES, MOST_WAITING } from '@/lib/http/limits.ts';
import { PAGE_SIZE } from '@/lib/listing/paging.ts';
import { pages } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';
import { budgetErrors, errors } from './errors.ts';
import { Folded } from './folded.tsx';
import { Rows } from './rows.tsx';

const rpcErrors = [
  [
    400,
    'the message is malformed, or there are several in one request',
    'correct the message, and send each on its own',
  ],
  [
    403,
    'the origin of a browser request, or the host name, is not allowed',
    'use an allowed origin and this site’s host name',
  ],
  [405, 'the method is not POST', 'use POST'],
  [413, 'the request body is too large', 'send less'],
  [429, 'too many messages from one IP address', 'try again after the delay in Retry-After'],
  [503, 'the server has too many uncached requests waiting', 'try again after the delay in Retry-After'],
];

/** Errors, limits and caching. */
export function RulesSection() {
  const { feed, mcp } = config();
  const isLimited = isLayerActive();
  const answered = errors.filter(([, code]) => isLimited || !budgetErrors.includes(code));
  const messages = mcp.messagesPerMinute === 0 ? 'no limit' : `${mcp.messagesPerMinute} per minute, then 429`;
  return (
    <>
      <h2 id="errors">Errors</h2>
      <p>
        The API returns errors as problem documents (RFC 9457) of type <code>application/problem+json</code> with{' '}
        <code>title</code>, <code>status</code>, <code>detail</code> and <code>code</code>. Pages do the same for
        clients that prefer JSON.
      </p>
      <Folded summary="Every error">
        <Rows
          heads={['Status', 'Code', 'When', 'What to do']}
          rows={answered.map(([status, code, when, next]) => [status, <code key="code">{code}</code>, when, next])}
        />
        <p>
          <code>{resources.mcp.path}</code> returns JSON-RPC errors:
        </p>
        <Rows heads={['Status', 'When', 'What to do']} rows={rpcErrors} />
      </Folded>
      <h2 id="limits">Limits</h2>
      <Folded summary="Every limit">
        <Rows
          heads={['What', 'Limit']}
          rows={[
            ['Requests answered from the cache', 'no limit'],
            ['Uncached requests from all callers', isLimited ? `503 while ${MOST_WAITING} are waiting` : 'no limit'],
            ['MCP messages from one IP address', messages],
            ['MCP request body', `${MOST_BODY_BYTES} bytes`],
            ['Assignments on one page of the list', `${PAGE_SIZE}; the JSON API is not paginated`],
            ['Age of the list while its source is available', `${feed.revalidateSeconds} seconds`],
            [
              'Age of the list while its source is unavailable',
              `${feed.maxStaleSeconds} seconds, then an error (502 from the API). Pages keep showing the last list, with its date`,
            ],
          ]}
        />
      </Folded>
      <h2 id="caching">Caching</h2>
      <p>
        Every response except errors, health and readiness has a strong <code>ETag</code>. Send it back in{' '}
        <code>If-None-Match</code> to get 304 without a body while nothing has changed. Pages vary by{' '}
        <code>Accept</code>. The API and the discovery documents can be read from any origin (CORS). The{' '}
        <a href={pages.contact.path}>contact</a> page is generated for each visitor.
      </p>
      <Folded summary="Cache-Control">
        <Rows
          heads={['Responses', 'Cache-Control']}
          rows={[
            [
              <>
                pages and <code>{resources.projectsApi.path}</code>
              </>,
              <code key="live">{liveCaching(feed)}</code>,
            ],
            ['documents that change only with a deployment', <code key="fixed">{DOCUMENT_CACHING}</code>],
            [
              <>
                errors, <code>{resources.health.path}</code> and <code>{resources.ready.path}</code>
              </>,
              <code key="none">no-store</code>,
            ],
          ]}
        />
      </Folded>
    </>
  );
}
