import { listsOf } from './lines.ts';

/**
 * Names, signs and codes that are no words, by the currencies that they may
 * mean, the usual one first.
 */
const SIGNS = `
$: USD, AUD, CAD, NZD
a$: AUD
au$: AUD
aud: AUD
bgn: BGN
c$: CAD
ca$: CAD
cad: CAD
chf: CHF
czk: CZK
dkk: DKK
eur: EUR
euro: EUR
euros: EUR
gbp: GBP
hk$: HKD
huf: HUF
isk: ISK
kc: CZK
kr: SEK, NOK, DKK, ISK
kroner: NOK, DKK
kronor: SEK
mx$: MXN
nok: NOK
nt$: TWD
nz$: NZD
pln: PLN
r$: BRL
ron: RON
s$: SGD
sek: SEK
sfr: CHF
sg$: SGD
us$: USD
usd: USD
zl: PLN
£: GBP
¥: JPY, CNY
лв: BGN
฿: THB
₦: NGN
₩: KRW
₪: ILS
₫: VND
€: EUR
₱: PHP
₴: UAH
₸: KZT
₹: INR
₺: TRY
₽: RUB
₾: GEL
`;

const codes = new Set(Intl.supportedValuesOf('currency'));
const meanings = new Map(listsOf(SIGNS));

/** All names, signs and codes that are money wherever they stand, folded. */
export const currencyWords: readonly string[] = [...meanings.keys()];

/** Whether capitals are the code of a currency (ISO 4217). */
export const isCurrencyCode = (code: string): boolean => codes.has(code);

/** The currencies that a folded name, sign or code may mean, the usual first. */
export function currenciesNamed(name: string): readonly string[] {
  const code = name.toUpperCase();
  return meanings.get(name) ?? (isCurrencyCode(code) ? [code] : []);
}
