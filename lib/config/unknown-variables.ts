import SearchableMap from 'minisearch/SearchableMap';

const IN_COMPANY = 'NAME ADDRESS REGISTRATION VAT_ID PHONE REPRESENTATIVE EDITOR CAPITAL HOST'.split(' ');

/** The variables of earlier versions that have no effect any more, each with what there is instead. */
const GONE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(IN_COMPANY.map((name) => [`COMPANY_${name}`, 'lib/content/company.ts states it'])),
  HSTS_INCLUDE_SUBDOMAINS: 'browsers keep to https for this host alone; a proxy can say so for all subdomains',
  MCP_ALLOWED_HOSTS: 'the host of BASE_URL: let the proxy pass Host on',
  MCP_REGISTRY_AUTH: 'the site proves nothing to the MCP Registry',
  METRICS_TOKEN: 'the log, /api/health and /api/ready say how the site is',
  PRIVACY_EMAIL: 'SALES_EMAIL, or privacyEmail in lib/content/company.ts',
  PROJECTS_FEED_TRANSFORM: 'PROJECTS_FEED_FORMAT, PROJECTS_FEED_COLUMNS or a source in TypeScript: docs/feed.md',
  RATE_LIMIT_REDIS_URL: 'each process counts for itself; nginx can limit all together',
  SECURITY_EMAIL: 'SALES_EMAIL, or securityEmail in lib/content/company.ts',
  SHOW_DEVELOPER_LINKS: 'the footer links to the documentation, which names what is for programs',
};

/** A variable without the effect that it seems to have: the event to log, with what happens instead or what was probably meant. */
type Warning = Readonly<Record<'event' | 'variable', string>> & Readonly<Record<string, string>>;

/** No known name is as long. */
const LONGEST = 60;

const firstWord = (name: string) => /^[A-Z]+_/.exec(name)?.[0] ?? name;

/** What to say of the variables that have no effect: of earlier ones, and of those that seem to be misspelt. */
export function unknownVariables(given: readonly string[], known: readonly string[]): Warning[] {
  const names = new SearchableMap<true>();
  for (const name of known) names.set(name, true);
  const words = new Set(known.map(firstWord));
  return given.flatMap((variable): Warning[] => {
    if (known.includes(variable)) return [];
    const instead = Object.hasOwn(GONE, variable) && GONE[variable];
    if (instead) return [{ event: 'variable_gone', variable, instead }];
    const spelled = variable.slice(0, LONGEST).toUpperCase();
    const byEdits = [...names.fuzzyGet(spelled, LONGEST)].map(([name, [, edits]]) => ({ name, edits }));
    const [nearest] = byEdits.sort((a, b) => a.edits - b.edits);
    // Short names are near to too many others.
    const isMeant = words.has(firstWord(spelled)) || (spelled.length > 5 && nearest && nearest.edits <= 2);
    return isMeant && nearest ? [{ event: 'variable_unknown', variable, nearest: nearest.name }] : [];
  });
}
