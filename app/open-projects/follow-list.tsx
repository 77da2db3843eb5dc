import type { ReactNode } from 'react';
import { absoluteUrl } from '@/lib/config/config.ts';
import { type ListQuery, queryText } from '@/lib/listing/list-query.ts';
import { MarkdownOnly } from '@/lib/render/markdown-only.tsx';
import { mcpGuide } from '@/lib/routes/addresses.ts';
import { LIST_TOOL } from '@/lib/routes/interface.ts';
import { resources } from '@/lib/routes/resources.ts';

/** One way to follow the list: its name, the text to copy, and a copy button where scripts run. */
function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <button type="button" className="quiet" data-copy={name} data-mdast="ignore">
          Copy<span className="visually-hidden"> {name}</span>
        </button>
      </dd>
    </div>
  );
}

function Address({ name, path }: { name: string; path: string }) {
  const url = absoluteUrl(path);
  return (
    <Way name={name}>
      <a className="mono address" href={path}>
        {url}
      </a>
    </Way>
  );
}

/** What the reader follows: the search, or the whole list if there is no filter. */
const followed = ({ filter }: ListQuery) => (queryText({ filter }) === '' ? 'all assignments' : 'this search');

/** Ways to follow a list without an account: its feeds (always newest first) and, in markdown, arguments for an agent. */
export function FollowList({ query }: { query: ListQuery }) {
  const { filter, sort, unstated } = query;
  const feedQuery = queryText({ filter, unstated });
  return (
    <details id="follow" className="follow">
      <summary>
        <h2>Follow {followed(query)}</h2>
      </summary>
      <MarkdownOnly>
        <p>
          No account needed: add a feed to your feed reader, or pass the arguments to an agent that calls{' '}
          <code>{LIST_TOOL}</code> on our <a href={mcpGuide}>MCP server</a>.
        </p>
      </MarkdownOnly>
      <dl className="details">
        <Address name="Atom feed" path={`${resources.atomFeed.path}${feedQuery}`} />
        <Address name="JSON Feed" path={`${resources.jsonFeed.path}${feedQuery}`} />
        <MarkdownOnly>
          <Way name="MCP arguments">
            <code className="address">{JSON.stringify({ ...filter, ...(unstated && { unstated: 'yes' }), sort })}</code>
          </Way>
        </MarkdownOnly>
      </dl>
    </details>
  );
}
