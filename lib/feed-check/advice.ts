import type { Config } from '../config.ts';
import type { Body } from './recognise.ts';

const RECIPES = 'docs/recipes/README.md';

const SYSTEMS: Readonly<Record<string, string>> = {
  teamtailor: 'Teamtailor',
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
};

const recipeAdvice = (recipe: string) =>
  recipe === 'csv'
    ? `It looks like a table: try PROJECTS_FEED_TRANSFORM=file:docs/recipes/csv.jsonata, or write a transform of your own. See ${RECIPES}.`
    : `It looks like an answer of ${SYSTEMS[recipe]}: set PROJECTS_FEED_TRANSFORM=file:docs/recipes/${recipe}.jsonata. See ${RECIPES}.`;

const WHAT: Readonly<Record<Exclude<Body['kind'], 'json'>, string>> = {
  empty: 'The answer is empty. Check the address in PROJECTS_FEED_URL.',
  html: 'The answer is an HTML page: the address in PROJECTS_FEED_URL is one for people, or asks to sign in. Look for the address of the system’s API.',
  xml: 'The answer is XML. Look for an address of the system that answers with JSON.',
  table: 'The answer looks like CSV. The site reads JSON: convert it to a list of objects, one for each row.',
  text: 'The answer is not JSON. Check the address in PROJECTS_FEED_URL.',
};

/** A description of the response, if that helps. */
function aboutBody(body: Body | null, { transform }: Config['feed']): readonly string[] {
  if (body === null) return [];
  if (body.kind !== 'json') return [WHAT[body.kind]];
  const seen = `The answer is ${body.shape}.`;
  if (transform !== null) return [seen];
  if (body.recipe !== null) return [seen, recipeAdvice(body.recipe)];
  return [
    seen,
    `If your assignments are in there, a transform can bring them into shape: PROJECTS_FEED_TRANSFORM, see ${RECIPES}.`,
  ];
}

function aboutKey({ token, headers }: Config['feed']): string {
  return token === null && Object.keys(headers).length === 0
    ? 'The feed wants a key. Set PROJECTS_FEED_TOKEN, which is sent as "Authorization: Bearer …", or PROJECTS_FEED_HEADERS where the system wants another header, such as {"X-Api-Key":"…"}.'
    : 'The feed refuses the key that is set. Check that it is whole, still valid and allowed to read this, and that it goes in the right header: PROJECTS_FEED_TOKEN is sent as "Authorization: Bearer …", PROJECTS_FEED_HEADERS as they stand.';
}

const ADDRESS = 'Check PROJECTS_FEED_URL: its spelling, and that it is the address of the API.';

// Matched against the failure reason, which is the site's own text.
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/status (?:404|410)/, `There is nothing at this address. ${ADDRESS}`],
  [/status 429/, 'The system has had too many requests. Wait a few minutes.'],
  [/status 5/, 'The system itself has trouble. Try again later, or ask those who run it.'],
  [
    /status 406/,
    'The system wants another Accept header. Set it in PROJECTS_FEED_HEADERS, such as {"Accept":"application/vnd.api+json"}.',
  ],
  [/status/, ADDRESS],
  [
    /redirect/,
    'Set PROJECTS_FEED_URL to the address that it leads to in the end: a key is never sent to another place by itself.',
  ],
  [/another origin/, 'The key would go to a place you did not name. Ask for pages on the feed’s own address.'],
  [
    /ENOTFOUND|EAI_AGAIN/,
    'No such host is known from this machine. Check the spelling in PROJECTS_FEED_URL, and the network.',
  ],
  [/ECONNREFUSED/, 'Nothing listens there. Check host and port in PROJECTS_FEED_URL, and that the system runs.'],
  [
    /CERT|SELF_SIGNED|TLS|SSL/,
    'The host’s certificate is not trusted here. For one of your own, set NODE_EXTRA_CA_CERTS to its file.',
  ],
  [
    /ENOENT|EISDIR|EACCES/,
    'The file can’t be read. PROJECTS_FEED_URL takes a whole path, such as file:///srv/feed.json.',
  ],
  [
    /could not be read/,
    'The connection failed. Check PROJECTS_FEED_URL, and try it with curl from this machine; a firewall or a proxy may be in the way.',
  ],
  [/no complete answer in time/, 'It was too slow. Raise PROJECTS_FEED_TIMEOUT_SECONDS, or ask for smaller pages.'],
  [/more than \d+ pages/, 'Ask for larger pages in PROJECTS_FEED_URL, or raise PROJECTS_FEED_MAX_PAGES.'],
  [/pages took longer/, 'Raise PROJECTS_FEED_READING_SECONDS, or ask for larger pages.'],
  [/larger than \d+ bytes/, 'Raise PROJECTS_FEED_MAX_BYTES, or ask for less.'],
  [
    /transform gave no result in time/,
    'Raise PROJECTS_FEED_TRANSFORM_TIMEOUT_SECONDS, or ask for smaller pages. A regular expression can be the cause.',
  ],
  [/transform gives nothing/, 'The transform finds nothing in this answer: are its names those of the feed?'],
  [
    /transform/,
    'The transform in PROJECTS_FEED_TRANSFORM does not fit this answer. The letters and numbers are JSONata’s code of the error.',
  ],
  [
    /no item is an assignment/,
    'Each item was left out, for the reasons above. An assignment needs at least an id and a name.',
  ],
];

/** The line of the transform that a failure reason refers to. */
function lineNamed(reason: string, transform: string | null): string | undefined {
  const [, line] = /transform failed .*line (\d+), column/.exec(reason) ?? [];
  return line && transform?.split('\n')[Number(line) - 1]?.trim();
}

const needsBody = /not JSON|neither|transform|no item|gives|object|list/;

/** Advice, in sentences, on a feed that can't be read; `body` is the last response, if there was one. */
export function adviceFor(reason: string, body: Body | null, feed: Config['feed']): readonly string[] {
  if (/status 40[13]/.test(reason)) return [aboutKey(feed)];
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(reason)) ?? [];
  const stop = lineNamed(reason, feed.transform);
  return [
    ...(stop ? [`The transform stopped here: ${stop}`] : []),
    ...(needsBody.test(reason) ? aboutBody(body, feed) : []),
    ...(advice ? [advice] : []),
  ];
}
