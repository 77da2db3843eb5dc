// The systems whose answers the site converts without a transform. `lib/feed/recipes` has the conversions.

/** The recipes by name, each with the hosts whose addresses it is for. The first that fits counts. */
const HOSTS = {
  ashby: /^api\.ashbyhq\.com$/,
  bullhorn: /\.bullhornstaffing\.com$/,
  greenhouse: /^(?:boards-)?api\.(?:\w+\.)?greenhouse\.io$/,
  lever: /^api\.(?:\w+\.)?lever\.co$/,
  personio: /\.jobs\.personio\.(?:de|com)$/,
  recruitee: /\.recruitee\.com$/,
  smartrecruiters: /^api\.(?:\w+\.)?smartrecruiters\.com$/,
  table: /^(?:docs\.google|api\.airtable)\.com$/,
  teamtailor: /^api\.(?:\w+\.)?teamtailor\.com$/,
  'teamtailor-jobs': /\.teamtailor\.com$/,
  workable: /\.workable\.com$/,
} as const;

export type RecipeName = keyof typeof HOSTS;

export const recipeNames = Object.keys(HOSTS) as readonly RecipeName[];

export const isRecipeName = (text: string): text is RecipeName => Object.hasOwn(HOSTS, text);

/** The recipe for what an address gives, by its host; `null` if there is none. */
export const recipeAt = (url: URL): RecipeName | null =>
  recipeNames.find((name) => HOSTS[name].test(url.hostname)) ?? null;
