import { linesOf } from './lines.ts';
import { onlyValue } from './only-value.ts';

/**
 * The currencies in use by code (ISO 4217, without funds and metals), with the
 * names and signs that mean no other, folded. A code that is no word in small
 * letters is among them.
 */
const CURRENCIES = `
AED
AFN
ALL
AMD
AOA
ARS
AUD: a$, au$, aud
AWG
AZN
BAM
BBD
BDT
BGN: лв, bgn
BHD
BIF
BMD
BND
BOB
BRL: r$
BSD
BTN
BWP
BYN
BZD
CAD: c$, ca$, cad
CDF
CHF: sfr, chf
CLP
CNY
COP
CRC
CUP
CVE
CZK: kc, czk
DJF
DKK: dkk
DOP
DZD
EGP
ERN
ETB
EUR: €, euro, euros, eur
FJD
FKP
GBP: £, gbp
GEL: ₾
GHS
GIP
GMD
GNF
GTQ
GYD
HKD: hk$
HNL
HTG
HUF: huf
IDR
ILS: ₪
INR: ₹, inr
IQD
IRR
ISK: isk
JMD
JOD
JPY
KES
KGS
KHR
KMF
KPW
KRW: ₩
KWD
KYD
KZT: ₸
LAK
LBP
LKR
LRD
LSL
LYD
MAD
MDL
MGA
MKD
MMK
MNT
MOP
MRU
MUR
MVR
MWK
MXN: mx$
MYR
MZN
NAD
NGN: ₦
NIO
NOK: nok
NPR
NZD: nz$
OMR
PAB
PEN
PGK
PHP: ₱
PKR
PLN: zl, pln
PYG
QAR
RON: ron
RSD
RUB: ₽
RWF
SAR
SBD
SCR
SDG
SEK: kronor, sek
SGD: s$, sg$
SHP
SLE
SOS
SRD
SSP
STN
SVC
SYP
SZL
THB: ฿
TJS
TMT
TND
TOP
TRY: ₺
TTD
TWD: nt$
TZS
UAH: ₴
UGX
USD: us$, usd
UYU
UZS
VES
VND: ₫
VUV
WST
XAF
XCD
XCG
XOF
XPF
YER
ZAR
ZMW
ZWG
`;

/** What is money of several countries. */
export const CROWN = 'kr';
const SHARED = ['$', '¥', CROWN, 'kroner'];

/** What “kr” is in a country. */
const CROWNS: Readonly<Record<string, string>> = {
  DK: 'DKK',
  NO: 'NOK',
  SE: 'SEK',
};

/** The currencies that a sign may mean in a query, the usual one first. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  [CROWN]: ['SEK', 'NOK', 'DKK', 'ISK'],
  $: ['USD', 'AUD', 'CAD', 'NZD'],
  '¥': ['JPY', 'CNY'],
};

const currencies = linesOf(CURRENCIES);
const codes = new Set(currencies.map(([code]) => code));
const codesByName = new Map(
  currencies.flatMap(([code, names]) =>
    names === '' ? [] : names.split(', ').map((name) => [name, code] as const),
  ),
);

/** All names, signs and codes that are money wherever they stand. */
export const currencyWords: readonly string[] = [
  ...codesByName.keys(),
  ...SHARED,
];

/**
 * The code of a currency by its folded name, sign or code; a sign of several
 * is itself.
 */
export function currencyNamed(name: string): string {
  if (name === 'kroner') return CROWN;
  const code = name.toUpperCase();
  return codesByName.get(name) ?? (isCurrencyCode(code) ? code : name);
}

/** Whether capitals are the code of a currency in use (ISO 4217). */
export const isCurrencyCode = (code: string): boolean => codes.has(code);

/** Whether a code counts only where other words say that it is money. */
export const isOftenAWord = (code: string): boolean =>
  isCurrencyCode(code) && !codesByName.has(code.toLowerCase());

/**
 * The code that a query means by a code or a sign: of a sign, the first of some
 * currencies that it may mean, otherwise its usual one.
 */
export function currencyMeant(
  sign: string,
  currencies: readonly string[],
): string {
  const [usual = sign, ...others] = MEANT[sign] ?? [];
  const meant = [usual, ...others];
  return currencies.find((code) => meant.includes(code)) ?? usual;
}

/** The currency that “kr” is in some countries, if they have one in common. */
export const crownsOf = (countries: readonly string[]): string | undefined =>
  onlyValue(countries.flatMap((country) => CROWNS[country] ?? []));
