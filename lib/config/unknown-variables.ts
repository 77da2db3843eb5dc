import SearchableMap from 'minisearch/SearchableMap';

const COMPANY = 'NAME ADDRESS REGISTRATION VAT_ID PHONE REPRESENTATIVE EDITOR CAPITAL HOST'.split(' ');

/** The variables of earlier versions that have no effect any more, each with what there is instead. */
const GONE = new Map([
  ...COMPANY.map((name) => [`COMPANY_${name}`, 'lib/content/company.ts states it'] as const),
  ['HSTS_INCLUDE_SUBDOMAINS', 'browsers keep to https for this host alone; a proxy can say so for all subdomains'],
  ['MCP_ALLOWED_HOSTS', 'the host of BASE_URL: let the proxy pass Host on'],
  ['MCP_REGISTRY_AUTH', 'the site proves nothing to the MCP Registry'],
  ['METRICS_TOKEN', 'the log, /api/health and /api/ready say how the site is'],
  ['PRIVACY_EMAIL', 'SALES_EMAIL, or privacyEmail in lib/content/company.ts'],
  ['PROJECTS_FEED_TRANSFORM', 'PROJECTS_FEED_FORMAT, PROJECTS_FEED_COLUMNS or a source in TypeScript: docs/feed.md'],
  ['RATE_LIMIT_REDIS_URL', 'each process counts for itself; nginx can limit all together'],
  ['SECURITY_EMAIL', 'SALES_EMAIL, or securityEmail in lib/content/company.ts'],
  ['SHOW_DEVELOPER_LINKS', 'the footer links to the documentation, which names what is for programs'],
]);

/** No known name is as long. */
const LONGEST = 60;

const firstWord = (name: string) => /^[A-Z]+_/.exec(name)?.[0] ?? '';

/** The variables that have no effect: what there is instead of those that are gone, and what others seem to be meant for. */
export function unknownVariables(given: readonly string[], known: readonly string[]) {
  const names = new SearchableMap<true>();
  for (const name of known) names.set(name, true);
  const words = new Set(known.map(firstWord).filter(Boolean));
  const misspelt = given.flatMap((name): [string, string][] => {
    if (known.includes(name) || GONE.has(name)) return [];
    const spelled = name.slice(0, LONGEST).toUpperCase();
    const byEdits = [...names.fuzzyGet(spelled, LONGEST)].map(([one, [, edits]]) => [one, edits] as const);
    const [[nearest, edits] = ['', LONGEST]] = byEdits.sort(([, a], [, b]) => a - b);
    // Short names are near to too many others.
    const isMeant = (spelled.length > 5 && edits <= 2) || words.has(firstWord(spelled));
    return isMeant ? [[name, nearest]] : [];
  });
  return {
    gone: Object.fromEntries([...GONE].filter(([name]) => given.includes(name))),
    misspelt: Object.fromEntries(misspelt),
  };
}
