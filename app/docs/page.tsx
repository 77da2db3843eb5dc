import { languageAttributes } from '@/lib/components/in-language.tsx';
import { Paragraphs } from '@/lib/components/rich-text.tsx';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { docs } from '@/lib/content/docs.ts';
import { pages } from '@/lib/content/pages.ts';
import type { RichText } from '@/lib/content/rich-text.ts';
import { MOST_BODY_BYTES } from '@/lib/http/limits.ts';
import { LIST_TOOL } from '@/lib/routes/interface.ts';
import { markdownPath } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';
import { PAGE_SIZE } from '@/lib/search/paging.ts';
import { PageHead } from '../page-head.tsx';

export const metadata = pages.docs;

type PartProps = {
  readonly id: string;
  readonly title: string;
  readonly texts: readonly RichText[];
  /** Commands to try, one a line. */
  readonly commands?: string;
};

function Part({ id, title, texts, commands }: PartProps) {
  return (
    <section>
      <h2 id={id}>{title}</h2>
      <Paragraphs texts={texts} />
      {commands && (
        <pre>
          <code className="language-sh">{commands}</code>
        </pre>
      )}
    </section>
  );
}

function limits(): readonly RichText[] {
  const { feed, mcp } = config();
  const rate = `${mcp.messagesPerMinute} MCP messages a minute from one IP address, then 429.`;
  return [
    ...(mcp.messagesPerMinute > 0 ? [rate] : []),
    `${MOST_BODY_BYTES} bytes in the body of a request, then 413.`,
    `${PAGE_SIZE} assignments on one page of the list; the JSON API has no pages.`,
    `The list is at most ${feed.revalidateSeconds} seconds old. While its source is unavailable it may be ${feed.maxStaleSeconds} seconds old, then the API answers 502, and pages keep showing it with its date.`,
  ];
}

/** The documentation, in English whatever the site's language is. */
export default function Docs() {
  const mcp = absoluteUrl(resources.mcp.path);
  const api = absoluteUrl(resources.projectsApi.path);
  const list = absoluteUrl(pages.openProjects.path);
  return (
    <>
      <PageHead {...pages.docs} pattern={0} />
      <div {...languageAttributes('en')}>
        <Paragraphs texts={[docs.lead, docs.people]} />
        <div className="rows">
          <Part
            id="mcp"
            title="MCP"
            texts={[docs.mcp]}
            commands={`claude mcp add --transport http assignments ${mcp}\ncurl ${mcp} -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${LIST_TOOL}","arguments":{}}}'`}
          />
          <Part
            id="api"
            title="JSON API"
            texts={[docs.api]}
            commands={`curl ${api}`}
          />
          <Part
            id="markdown"
            title="Markdown"
            texts={[docs.markdown]}
            commands={`curl -H 'Accept: text/markdown' ${list}\ncurl '${markdownPath(`${list}?technology=React&remote=yes`)}'`}
          />
          <Part
            id="limits"
            title="Limits"
            texts={[...limits(), docs.caching]}
          />
          <Part id="errors" title="Errors" texts={[docs.errors]} />
        </div>
      </div>
    </>
  );
}
