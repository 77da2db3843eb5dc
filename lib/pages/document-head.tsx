import { config } from '../config.ts';
import { JsonLd } from '../render/json-ld.tsx';
import { ASSETS, FAVICON, MANIFEST, markdownPath, pages, resourceEntries, resources } from '../site.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { FeedLinks } from './feed-links.tsx';
import type { PageView } from './page.ts';
import { SocialMeta } from './social-meta.tsx';

function asset(name: string): string {
  return `${ASSETS}/${name}?v=${config().assetVersion}`;
}

/** What a page says about itself to browsers, search engines and whoever shares its link. */
export function DocumentHead({ view }: { view: PageView }) {
  const { siteName, baseUrl, indexable } = config();
  const title = view.path === pages.home.path ? `${siteName}: ${view.title}` : `${view.title} · ${siteName}`;
  const found = view.status === 200;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={view.description} />
      <meta name="color-scheme" content="light dark" />
      {found && <link rel="canonical" href={`${baseUrl}${view.path}`} />}
      {(view.noindex || !found || !indexable) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#fcfcfa" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0f1211" media="(prefers-color-scheme: dark)" />
      <link rel="preload" href={`${ASSETS}/sans.woff2`} as="font" type="font/woff2" crossOrigin="" />
      <link rel="stylesheet" href={asset('site.css')} />
      <script type="module" src={asset('site.js')} />
      <link rel="icon" href={FAVICON} sizes="32x32" />
      <link rel="icon" href={asset('icon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={asset('icon-180.png')} />
      <link rel="manifest" href={MANIFEST} />
      {view.neighbours?.prev && <link rel="prev" href={`${baseUrl}${view.neighbours.prev}`} />}
      {view.neighbours?.next && <link rel="next" href={`${baseUrl}${view.neighbours.next}`} />}
      <SocialMeta view={view} />
      {found && (
        <link
          rel="alternate"
          type="text/markdown"
          title="This page as markdown"
          href={`${baseUrl}${markdownPath(view.path)}`}
        />
      )}
      {found && <FeedLinks path={view.path} />}
      {(view.path === pages.home.path ? resourceEntries : [resources.llmsTxt]).flatMap(({ path, type, rels }) =>
        rels.map((rel) => <link key={`${rel} ${path}`} rel={rel} type={type} href={path} />),
      )}
      {[...breadcrumbs(view), ...(view.jsonLd ?? [])].map((data) => (
        <JsonLd key={JSON.stringify(data)} data={data} />
      ))}
    </head>
  );
}
