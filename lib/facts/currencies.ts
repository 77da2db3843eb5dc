import { linesOf } from './lines.ts';

/** Names and signs by the currencies that they may mean, the usual one first. */
const SIGNS = `
$: USD, AUD, CAD, NZD
€: EUR
£: GBP
¥: JPY, CNY
฿: THB
₦: NGN
₩: KRW
₪: ILS
₫: VND
₱: PHP
₴: UAH
₸: KZT
₹: INR
₺: TRY
₽: RUB
₾: GEL
a$: AUD
au$: AUD
c$: CAD
ca$: CAD
euro: EUR
euros: EUR
hk$: HKD
kc: CZK
kr: SEK, NOK, DKK, ISK
kroner: NOK, DKK
kronor: SEK
mx$: MXN
nt$: TWD
nz$: NZD
r$: BRL
s$: SGD
sfr: CHF
sg$: SGD
us$: USD
zl: PLN
лв: BGN
`;

/** Codes that are no words, and are money also in small letters. */
const NO_WORDS = 'AUD BGN CAD CHF CZK DKK EUR GBP HUF ISK NOK PLN RON SEK USD';

const codes = new Set(Intl.supportedValuesOf('currency'));
const meanings = new Map<string, readonly string[]>();
for (const [sign, list] of linesOf(SIGNS)) meanings.set(sign, list.split(', '));
for (const code of NO_WORDS.split(' '))
  meanings.set(code.toLowerCase(), [code]);

/** All names, signs and codes that are money wherever they stand, folded. */
export const currencyWords: readonly string[] = [...meanings.keys()];

/** Whether capitals are the code of a currency (ISO 4217). */
export const isCurrencyCode = (code: string): boolean => codes.has(code);

/** The currencies that a folded name, sign or code may mean, the usual first. */
export function currenciesNamed(name: string): readonly string[] {
  const code = name.toUpperCase();
  return meanings.get(name) ?? (isCurrencyCode(code) ? [code] : []);
}

/** Whether a folded code counts only where other words say that it is money. */
export const isOftenAWord = (code: string): boolean => !meanings.has(code);

/**
 * Those of some currencies that are of some countries. By ISO 4217, a code begins
 * with the code of its country.
 */
export const currenciesIn = (
  currencies: readonly string[],
  countries: readonly string[],
): readonly string[] =>
  currencies.filter((code) => countries.includes(code.slice(0, 2)));
