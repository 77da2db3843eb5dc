import { languageAttributes } from '@/lib/components/in-language.tsx';
import { LinkedText, Paragraphs } from '@/lib/components/rich-text.tsx';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { docs } from '@/lib/content/docs.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/content/pages.ts';
import { MOST_BODY_BYTES } from '@/lib/http/limits.ts';
import { LIST_TOOL, TOOL_TITLES } from '@/lib/routes/interface.ts';
import { markdownPath } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';
import { PAGE_SIZE } from '@/lib/search/paging.ts';
import { metadataOf, PageHead } from '../page-head.tsx';

export const metadata = metadataOf(pages.docs);

/** Whatever the site's language is. */
const ENGLISH = 'en';

function Command({ children }: { children: string }) {
  return (
    <pre>
      <code className="language-sh">{children}</code>
    </pre>
  );
}

const params = { name: LIST_TOOL, arguments: { limit: 1 } };
const exampleCall = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };

/**
 * The MCP endpoint, how to add it to a client, and its tools, which describe
 * themselves.
 */
function Mcp() {
  const url = absoluteUrl(resources.mcp.path);
  return (
    <section>
      <h2 id="mcp">MCP</h2>
      <Paragraphs texts={[docs.mcp]} />
      <Command>
        {`claude mcp add --transport http assignments ${url}\ncurl ${url} -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d '${JSON.stringify(exampleCall)}'`}
      </Command>
      <ul>
        {Object.entries(TOOL_TITLES).map(([name, what]) => (
          <li key={name}>
            <code>{name}</code>: {what}
          </li>
        ))}
      </ul>
      <Paragraphs texts={[docs.serverCard]} />
    </section>
  );
}

function Limits() {
  const { feed, mcp } = config();
  return (
    <section>
      <h2 id="limits">Limits</h2>
      <ul>
        {mcp.messagesPerMinute > 0 && (
          <li>{`${mcp.messagesPerMinute} MCP messages a minute from one IP address, then 429`}</li>
        )}
        <li>{`${MOST_BODY_BYTES} bytes in the body of a request, then 413`}</li>
        <li>{`${PAGE_SIZE} assignments on one page of the list; the JSON API has no pages`}</li>
        <li>
          {`The list is at most ${feed.revalidateSeconds} seconds old. While its source is unavailable it may be ${feed.maxStaleSeconds} seconds old, then the API answers 502, and pages keep showing it with its date`}
        </li>
      </ul>
      <Paragraphs texts={[docs.caching]} />
    </section>
  );
}

export default function Docs() {
  const list = pages.openProjects.path;
  const isEnglish = config().language === ENGLISH;
  const lead = isEnglish ? (
    <LinkedText text={docs.lead} />
  ) : (
    t('docs.inEnglish')
  );
  return (
    <>
      <PageHead {...pages.docs} description={lead} pattern={0} />
      <div {...languageAttributes(ENGLISH)}>
        <Paragraphs
          texts={isEnglish ? [docs.people] : [docs.lead, docs.people]}
        />
        <div className="rows">
          <Mcp />
          <section>
            <h2 id="api">JSON API</h2>
            <Paragraphs texts={[docs.api]} />
            <Command>{`curl ${absoluteUrl(resources.projectsApi.path)}`}</Command>
          </section>
          <section>
            <h2 id="markdown">Markdown</h2>
            <Paragraphs texts={[docs.markdown]} />
            <Command>
              {`curl -H 'Accept: text/markdown' ${absoluteUrl(list)}\ncurl '${absoluteUrl(markdownPath(`${list}?technology=React&remote=yes`))}'`}
            </Command>
          </section>
          <Limits />
          <section>
            <h2 id="errors">Errors</h2>
            <Paragraphs texts={[docs.errors]} />
          </section>
        </div>
      </div>
    </>
  );
}
