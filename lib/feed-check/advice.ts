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
    ? `It looks like a table. Try PROJECTS_FEED_TRANSFORM=file:docs/recipes/csv.jsonata, or write your own transform. See ${RECIPES}.`
    : `It looks like a response from ${SYSTEMS[recipe]}. Set PROJECTS_FEED_TRANSFORM=file:docs/recipes/${recipe}.jsonata. See ${RECIPES}.`;

const WHAT: Readonly<Record<Exclude<Body['kind'], 'json'>, string>> = {
  empty: 'The response is empty. Check PROJECTS_FEED_URL.',
  html: 'The response is an HTML page: PROJECTS_FEED_URL points to a page for people or to a sign-in form. Use the URL of the system’s API.',
  xml: 'The response is XML. Use a URL of the system that returns JSON.',
  table: 'The response looks like CSV. The site reads JSON: convert it to a list of objects, one per row.',
  text: 'The response is not JSON. Check PROJECTS_FEED_URL.',
};

/** A description of the response, if that helps. */
function aboutBody(body: Body | null, { transform }: Config['feed']): readonly string[] {
  if (body === null) return [];
  if (body.kind !== 'json') return [WHAT[body.kind]];
  const seen = `The response is ${body.shape}.`;
  if (transform !== null) return [seen];
  if (body.recipe !== null) return [seen, recipeAdvice(body.recipe)];
  return [
    seen,
    `If it contains your assignments, a transform can convert them: set PROJECTS_FEED_TRANSFORM. See ${RECIPES}.`,
  ];
}

function aboutKey({ token, headers }: Config['feed']): string {
  return token === null && Object.keys(headers).length === 0
    ? 'The feed requires a key. Set PROJECTS_FEED_TOKEN, which is sent as "Authorization: Bearer …". If the system expects another header, set PROJECTS_FEED_HEADERS, for example to {"X-Api-Key":"…"}.'
    : 'The feed rejects the key. Check that it is complete and still valid, that it may read this URL, and that it is sent in the right header: PROJECTS_FEED_TOKEN is sent as "Authorization: Bearer …", PROJECTS_FEED_HEADERS unchanged.';
}

const ADDRESS = 'Check the spelling of PROJECTS_FEED_URL, and that it is the URL of the API.';

// Matched against the failure reason, which is the site's own text.
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/status (?:404|410)/, `Nothing exists at this URL. ${ADDRESS}`],
  [/status 429/, 'The system has received too many requests. Wait a few minutes.'],
  [/status 5/, 'The system reports an error of its own. Try again later, or ask its operator.'],
  [
    /status 406/,
    'The system expects another Accept header. Set it in PROJECTS_FEED_HEADERS, for example {"Accept":"application/vnd.api+json"}.',
  ],
  [/status/, ADDRESS],
  [
    /redirect/,
    'Set PROJECTS_FEED_URL to the final URL of the redirects. The site never follows a redirect to another origin, because the key would go with it.',
  ],
  [
    /another origin/,
    'The key would be sent to another host. The links to further pages must stay on the origin of PROJECTS_FEED_URL.',
  ],
  [
    /ENOTFOUND|EAI_AGAIN/,
    'This machine cannot find the host. Check the spelling of PROJECTS_FEED_URL, and the network.',
  ],
  [
    /ECONNREFUSED/,
    'The connection was refused. Check the host and port in PROJECTS_FEED_URL, and that the system is running.',
  ],
  [
    /CERT|SELF_SIGNED|TLS|SSL/,
    'The host’s certificate is not trusted. If it is from your own certificate authority, set NODE_EXTRA_CA_CERTS to the CA’s file.',
  ],
  [
    /ENOENT|EISDIR|EACCES/,
    'The file can’t be read. PROJECTS_FEED_URL takes an absolute path, such as file:///srv/feed.json.',
  ],
  [
    /could not be read/,
    'The connection failed. Check PROJECTS_FEED_URL, and try it with curl from this machine. A firewall or proxy may block it.',
  ],
  [
    /no complete answer in time/,
    'The response was too slow. Raise PROJECTS_FEED_TIMEOUT_SECONDS, or request smaller pages.',
  ],
  [/more than \d+ pages/, 'Request larger pages in PROJECTS_FEED_URL, or raise PROJECTS_FEED_MAX_PAGES.'],
  [/pages took longer/, 'Raise PROJECTS_FEED_READING_SECONDS, or request larger pages.'],
  [/more than \d+ items/, 'The site is not made for so many. Request only those that are open.'],
  [/larger than \d+ bytes/, 'Raise PROJECTS_FEED_MAX_BYTES, or request less.'],
  [
    /transform gave no result in time/,
    'Raise PROJECTS_FEED_TRANSFORM_TIMEOUT_SECONDS, or request smaller pages. A slow regular expression may be the cause.',
  ],
  [
    /transform gives nothing/,
    'The transform finds nothing in this response. Check that it uses the field names of the feed.',
  ],
  [
    /transform/,
    'The transform in PROJECTS_FEED_TRANSFORM does not fit this response. The code in brackets is JSONata’s error code.',
  ],
  [
    /no item is an assignment/,
    'Every item was left out, for the reasons above. An assignment needs at least an id and a name.',
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
