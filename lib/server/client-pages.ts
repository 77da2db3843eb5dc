import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** What `next build` records about each page: the client modules it may need, by file. */
type References = Readonly<Record<string, { readonly clientModules: Readonly<Record<string, unknown>> }>>;
type Route = { readonly page: string; readonly regex: string };

// Client modules of Next itself that every page has; `next/link` and the like are not among them.
const OF_NEXT = /[\\/]next[\\/]dist[\\/](?:esm[\\/])?(?:client[\\/]components|lib|next-devtools|shared|server)[\\/]/;
const BUILD = '.next';
const REFERENCES = 'page_client-reference-manifest.js';

function referencesBelow(folder: string): References[] {
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files
    .filter((file) => file.endsWith(REFERENCES))
    .map((file) => {
      const context: { __RSC_MANIFEST?: References } = {};
      runInNewContext(readFileSync(join(folder, file), 'utf8'), Object.assign(context, { globalThis: context }));
      return context.__RSC_MANIFEST ?? {};
    });
}

/** Creates a function that tells whether the page at a path has client components of its own, from the build's manifests. */
export function clientPages(): (path: string) => boolean {
  const manifest = (name: string) => JSON.parse(readFileSync(join(/* turbopackIgnore: true */ BUILD, name), 'utf8'));
  const routeOf: Readonly<Record<string, string>> = manifest('app-path-routes-manifest.json');
  const holding = referencesBelow(join(/* turbopackIgnore: true */ BUILD, 'server', 'app'))
    .flatMap((references) => Object.entries(references))
    .filter(([, { clientModules }]) => Object.keys(clientModules).some((file) => !OF_NEXT.test(file)))
    .map(([place]) => routeOf[place]);
  // The layout's modules are part of every page, including the 404 page.
  if (holding.includes('/_not-found')) return () => true;
  if (holding.length === 0) return () => false;
  const { staticRoutes, dynamicRoutes }: Record<'staticRoutes' | 'dynamicRoutes', Route[]> =
    manifest('routes-manifest.json');
  const routes = [...staticRoutes, ...dynamicRoutes].map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }));
  return (path) => holding.includes(routes.find(({ pattern }) => pattern.test(path))?.page);
}
