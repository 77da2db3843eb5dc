import { fold } from './words.ts';

/** Whether the work can be done remotely, according to the location. */
export const REMOTE = ['yes', 'partly', 'no', 'not-stated'] as const;
export type Remote = (typeof REMOTE)[number];

// The vocabulary of the rules: English, German, Dutch, Swedish, Finnish, French and Spanish, in lower case and without
// accents, as `fold` returns it. `~` stands for any ending of a word, a space also for a hyphen.
const TERMS = {
  REMOTE: `
    remote, remotely, home office, home ?based, work(?:ing)? from (?:home|anywhere), wfh, telework~,
    telecommut~, anywhere, location independent, remote ?(?:arbeit|work|anteil)~,
    homeoffice~, heimarbeit, telearbeit, mobile[sn]? arbeit~, von zu ?hause, ortsunabhangig~, fernarbeit,
    thuiswerk~, thuis ?werken, thuis, op afstand, vanuit huis, locatie ?onafhankelijk,
    distans, pa distans, distansarbete~, hemifran, hemarbete, jobba hemma, arbeta hemma, platsoberoende,
    eta, etana, etatyo~, etatoi~, kotoa, kotitoimisto~, paikkariippum~,
    teletravail~, a distance, distanciel, depuis (?:chez|la maison), remoto, remota, en remoto,
    teletrabaj~, a distancia, desde casa, trabajo desde casa`,
  ON_SITE: `
    on ?site, in (?:the |our |your )?office, office based, in person, at (?:the )?(?:client|customer)~,
    on (?:the )?premises?, at (?:the |our )?office, in ?house,
    vor ?ort, im buro, prasenz~, beim kunden, in ?prasenz, vor ?ort ?(?:einsatz|prasenz)~,
    op locatie, op kantoor, ter plaatse, bij (?:de )?(?:klant|opdrachtgever),
    pa plats, plats hos, pa kontor~, hos kund~, pa site, platsnarvaro,
    paikan ?paalla, lahityo~, lasna, lasnatyo~, toimistolla, asiakkaan (?:tiloissa|luona),
    sur (?:le )?site, sur place, presentiel~, au bureau, chez (?:le |la )?client~,
    presencial~, in ?situ, en (?:la |las )?oficinas?, en sitio, en (?:el )?cliente, en (?:las )?instalaciones`,
  NOT: `
    no, not, non, without, never, cannot, kein~, nicht, ohne, nie, geen, niet, zonder,
    ingen, inget, inga, inte, ej, utan, ei, eika, ilman, pas, sans, aucune?, sin, ni`,
  NO: `no, none, nein, keine?, nee, geen, nej, ingen, inget, ei, non, aucune?, ninguno`,
  UNKNOWN: `tb[cda], n/a, unknown, unclear, open, not (?:stated|specified|known), offen, unbekannt, onbekend, okand`,
  WHOLLY: `
    only, fully, full(?: time)?, entirely, wholly, completely, exclusively, purely, always, 100 ?%,
    nur, voll, vollstandig, komplett, ausschliesslich, alleen, volledig, uitsluitend, helemaal,
    enbart, endast, bara, helt, vain, kokonaan, taysin, uniquement, entierement, totalement,
    complet, totalmente, completamente, solo, unicamente, exclusivamente, seulement`,
  PARTLY: `
    partly, partial(?:ly)?, in part, part remote, mostly, mainly, primarily, mixed,
    some, occasional(?:ly)?, sometimes, (?:when|if|as) (?:needed|required|necessary), limited, alternat~,
    teilweise, teils, uberwiegend, grosstenteils, hauptsachlich, gelegentlich, bei bedarf, anteilig,
    nach (?:absprache|vereinbarung), zeitweise, deels, gedeeltelijk, grotendeels, af en toe, in overleg,
    indien nodig, delvis, delvist, framst, till viss del, vid behov, mestadels, enligt overenskommelse,
    osittain, osin, paaosin, satunnaisesti, tarvittaessa, sopimuksen mukaan, monipaikkai~,
    partiel~, en partie, principalement, occasionnel~, si besoin, parcial~, en parte, mixto,
    principalmente, ocasional~, si es necesario, by (?:arrangement|agreement), flex`,
  POSSIBLE: `
    possible, allowed, permitted, available, offered, accepted, supported, an? option, ok,
    moglich, erlaubt, vorgesehen, gestattet, gewunscht, mogelijk, toegestaan, mojlig~, tillat~,
    mahdolli~, sallit~, sallittu, autorise~, prevu~, accepte~, posible, permitid~, disponible, admit~`,
  IMPOSSIBLE: `
    impossible, excluded, ruled out, forbidden, unmoglich, ausgeschlossen, onmogelijk, uitgesloten,
    omojlig~, uteslut~, mahdoton~, exclu, imposible, excluido, descartado`,
  NUMBER: `
    [1-4], an?, one, two, three, four, ein(?:en|e)?, zwei, drei, vier, een, twee, drie,
    en, ett, tva, tre, fyra, yksi, kaksi, kolme, nelja, une?, deux, trois, quatre,
    un[ao]?, dos, tres, cuatro, few, couple of, ein paar, enkele, nagra, muutama, quelques, algunos`,
  TIME: `
    days?, weeks?, d(?= ?/ ?w), tage?n?, wochen?, dag(?:en|ar|e)?, we(?:ek|ken), veck(?:a|or),
    paiva~, pv, pvaa, viikko~, jours?, j(?= ?/ ?s), semaines?, dias?, semanas?`,
  EVERY_DAY: `(?:5|five|funf|vijf|fem|viisi|cinq|cinco)(?: full)? (?:days?|tage?n?|dag(?:en|ar)?|paivaa|pv|jours|dias)`,
  HYBRID: `hybrid~, hibrid~, semipresencial~`,
  DAYS_OF_A_KIND: `
    home ?office tage?n?, remote tage?n?, prasenztage?n?, burotage?n?, thuiswerkdag~, kantoordag~,
    distansdag~, kontorsdag~, etapaiva~, lahipaiva~, toimistopaiva~`,
  IN: `in, at, i, te, bei, beim, hos, chez`,
  BUT: `but, aber, sondern, men, utan, mutta, vaan, mais, sino, pero, maar`,
  OR: `or, oder, of, eller, tai, ou, o`,
} as const;

type Term = keyof typeof TERMS;

const source = (term: Term) => {
  const words = TERMS[term].split(',').map((word) =>
    word
      .trim()
      .replace(/ \??/g, (space) => (space === ' ' ? '[ -]' : '[ -]?'))
      .replaceAll('~', '[a-z]*'),
  );
  return `(?:${words.join('|')})`;
};

/** Compiles a rule to a pattern that matches whole words; words in capitals refer to the vocabulary. */
const pattern = (rule: string) =>
  new RegExp(`(?<![a-z0-9])(?:${rule.replace(/[A-Z_]{2,}/g, (term) => source(term as Term))})(?![a-z0-9])`);

const TO = '[ -]+';
/** Up to a number of words in between, none of which reverses the meaning. */
const upTo = (words: number) => `(?:${TO}(?!(?:BUT|REMOTE|ON_SITE)(?![a-z]))[a-z]+){0,${words}}${TO}`;
/** Anything within the same part between commas. */
const NEAR = '[^,;|.]*?';
/** The link between a name and its value, as in "Remote: no" and "remote work (no)". */
const IS = '(?: (?:work|working))? ?[:?=(-] ?';
const END = '(?= *(?:$|[,.;|)/]))';

/** The rules; the first match decides. */
export const RULES: readonly (readonly [Remote, RegExp])[] = (
  [
    ['not-stated', `REMOTE${IS}UNKNOWN`],
    // "not fully remote", "nicht nur vor Ort"
    ['partly', `NOT(?:${upTo(2)})WHOLLY${upTo(2)}(?:REMOTE|ON_SITE)`],
    // "0 % remote", "Remote: no", "remote work is not possible", "Homeoffice ausgeschlossen"
    ['no', `0 ?%${TO}REMOTE|REMOTE[ :(=-]*0 ?%|0${TO}TIME${upTo(2)}REMOTE`],
    ['no', `REMOTE${IS}(?:NO${END}|NOT${upTo(2)}POSSIBLE)`],
    ['no', `REMOTE${upTo(2)}NOT(?:${END}|${upTo(2)}POSSIBLE)|REMOTE(?:${IS}|${upTo(2)})IMPOSSIBLE`],
    // "no on-site work", "vor Ort: nein", then "keine Remote-Arbeit"
    ['yes', `NOT${upTo(2)}ON_SITE|ON_SITE${IS}NO${END}|0 ?%${TO}ON_SITE`],
    ['no', `NOT${upTo(3)}REMOTE`],
    // "100 % on site", "5 days a week in the office"; the same for remote
    ['no', `100 ?%${TO}ON_SITE|ON_SITE[ :(=-]*100 ?%|EVERY_DAY${NEAR}ON_SITE`],
    ['yes', `100 ?%${TO}REMOTE|REMOTE[ :(=-]*100 ?%|EVERY_DAY${NEAR}REMOTE`],
    // "on site or remote" is a choice; mentioning both means some of each
    ['yes', `REMOTE${NEAR} OR ${NEAR}ON_SITE|ON_SITE${NEAR} OR ${NEAR}REMOTE`],
    ['partly', 'REMOTE.*ON_SITE|ON_SITE.*REMOTE'],
    // "60 % remote", "2 days on site", "three remote days", "remote, 2 days a month in Berlin"
    ['partly', `[1-9][0-9]? ?%${NEAR}(?:REMOTE|ON_SITE)|(?:REMOTE|ON_SITE)${NEAR}[ :(][1-9][0-9]? ?%`],
    ['partly', `NUMBER${TO}(?:full${TO})?TIME${NEAR}(?:REMOTE|ON_SITE)|(?:REMOTE|ON_SITE)${NEAR}[ :(]NUMBER${TO}TIME`],
    ['partly', `NUMBER${TO}(?:(?:REMOTE|ON_SITE)${TO}TIME|DAYS_OF_A_KIND)|REMOTE.*NUMBER${TO}TIME${NEAR} IN`],
    // "partly remote", "Remote: teilweise", "hybrid"
    ['partly', `PARTLY${NEAR}(?:REMOTE|ON_SITE)|(?:REMOTE|ON_SITE)${NEAR}[ (:]PARTLY|HYBRID`],
    ['yes', 'REMOTE'],
    ['no', 'ON_SITE'],
  ] as const
).map(([value, rule]) => [value, pattern(rule)]);

// Locations are short. Some rules take quadratic time.
const MOST_READ = 300;

/** What a location says about remote work. */
export function remoteOf(location: string): Remote {
  const text = fold(location.slice(0, MOST_READ))
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ');
  return RULES.find(([, rule]) => rule.test(text))?.[0] ?? 'not-stated';
}
