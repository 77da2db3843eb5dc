import { describe, expect, it } from 'vitest';
import { casesIn, rowsIn } from './fixtures/cases.ts';
import { readAskedRate, readRate } from './rate.ts';
import { scan } from './scan.ts';

const PRICES = casesIn({
  '95–105 EUR/hour':
    '95–105 EUR per hour | 95 €/h remote / 105 €/h on site | 105–95 EUR per hour | 95 EUR or 105 EUR per hour | 95 or 105 EUR per hour',
  '95 EUR/hour':
    '95 €/Std. | € 95/h | Stundensatz 95,- € (netto) | 95 EUR/h, max. 40 h/Woche | 95 EUR/h + expenses',
  '90–100 EUR/hour': '90-100 € pro Stunde',
  '110 EUR/hour': '110 € je Stunde zzgl. 19 % MwSt.',
  '92.5 EUR/hour': 'Stundensatz: 92,50 EUR',
  '–110 EUR/hour': 'bis 110 €/Std. all-in',
  '–95 EUR/hour':
    'max. 95 €/h | negotiable, up to 95 EUR/h | up to 85 €/h remote, up to 95 €/h on site',
  '–120 EUR/hour': 'up to 120 EUR/h | 120 EUR/h max',
  '85– EUR/hour': 'ab 85 EUR/Stunde',
  '500– GBP/day': 'from £500 per day',
  '80–95 EUR/hour':
    'zwischen 80 und 95 EUR pro Stunde | von 80 € bis 95 € pro Stunde',
  '1000 EUR/day': '1.000 EUR/Tag',
  '900 EUR/day': 'Tagessatz 900 € (8 Std.)',
  '1150 EUR/day': '1.150,00 EUR pro Tag',
  '800–900 EUR/day': '800–900 EUR/dag',
  '650 EUR/day': 'TJM 650 €',
  '550–600 EUR/day': 'TJM : 550€ - 600€ HT | 550/600 € par jour',
  '500–600 EUR/day': 'entre 500 et 600 € / jour',
  '–700 EUR/day': `
    jusqu'à 700€/j selon profil`,
  '750 EUR/day': '750 EUR par jour | 750 € HT / jour',
  '4500 EUR/month': '4500 € par mois | 4500 EUR monatlich',
  '45000 EUR/year': '45 000 € / an | 45.000 EUR p.a.',
  '60000 GBP/year': '60000 GBP a year',
  '4000 EUR/week': '4000 EUR per week',
  '1150 SEK/hour': '1 150 SEK/h excl. moms',
  '1250 SEK/hour': '1 250 SEK per timme',
  '–1100 SEK/hour': 'upp till 1100 SEK/tim',
  '550 GBP/day': '£550 per day outside IR35 | £550pd',
  '400–450 GBP/day': '£400-£450 p/d Inside IR35',
  '1000 GBP/day': 'GBP 1,000 daily',
  '1200–1400 CHF/day':
    'CHF 1’200 to 1’400 a day | 1200–1400 CHF/day | 1200-1400 CHF pro Tag',
  '140 CHF/hour': 'CHF 140.-/h',
  '95 USD/hour': 'US$ 95 per hour (40 h/week)',

  '80 EUR/hour': '80 EUR / Std. , 40 Std./Woche',
  '895 SEK/hour': 'Timpris 895 SEK',
  '1100 EUR/day': '1.100€/PT',
  '180 PLN/hour': '180 zł/h',
  '850 DKK/hour': '850 DKK/hour | 850 DKK/time',
  '1250 NOK/hour': '1250 NOK/t',
  '900 SEK/hour': '900 kronor per timme',
  '85–95 EUR/hour':
    '85,- bis 95,- EUR/h | 85 €/h remote, 95 €/h vor Ort | Remote: 85 €/h, on site: 95 €/h',
  '120 NZD/hour': 'NZD 120 per hour | NZ$120/h',
  '900 SGD/day': 'SGD 900 per day | S$900/day',
  '80000 JPY/day': 'JPY 80000 per day',
  '2500 INR/hour': '₹2500/hour',
  '150 AUD/hour': 'A$150/h',
  nothing: `
     | 95+ EUR/h | nach Vereinbarung | negotiable | market rate | 95 | 95 EUR | 95 per hour | $95 per hour | 850 kr per dag |
    95 EUR or 90 GBP per hour | 95 EUR per hour, 700 EUR per day | 85 €/h remote, 95 £/h on site | ¥12000/h | 100000000000000000000 ISK per hour | 20000000 EUR per month | 8 PHP developers per day | 8 hours daily, 95 EUR | 95 EUR, 8 hours daily | £60k | 5k EUR per month | 5-6k EUR per month | Senior 105, Junior 95 EUR/h |
    0 EUR per hour | Reisekosten: Spesen 50 EUR/Tag |
    not 95 EUR/h | 100 000 EUR total, 95 EUR/h | constructor EUR/h toString | 3 days per week | 120 k EUR p.a. |
    100 EUR/h + 50 EUR/day travel | 900 kr/h | Budget: 50.000 EUR`,
});

/** By what a query or a filter asks for per hour. */
const ASKED = casesIn({
  '100 EUR': `100 EUR | 100 € | ab 100 €/h | from 100 EUR | 100 EUR or more | nicht unter 100 € | pas moins de 100 € | au moins 100 € |
    800 €/Tag | daily rate from 800 EUR | 100 EUR 5 years experience`,
  '100': 'rate > 100 | Stundensatz ab 100 | paying 100',
  '900 SEK': 'minst 900 kr | 900 SEK/h | inte under 900 kr',
  '100 USD': '$100/h | US$ 100',
  nothing: `100 | 100 an hour | 100 % | 2027 | Java 21 | 5 days | up to 95 EUR | 95 EUR max | bis 95 € | under 95 EUR | moins de 95 € | 9000 EUR per month |
    12 months | 80k EUR`,
});

function rateOf(text: string): string {
  const rate = readRate(scan(text));
  if (!rate) return 'nothing';
  const { from, to, currency, per } = rate;
  return `${from === to ? from : `${from ?? ''}–${to ?? ''}`} ${currency}/${per}`;
}

/** A price, the countries of its assignment, its currency, and its language. */
const IN_COUNTRIES = rowsIn(`
  1 300 kr per time → NO → NOK | kr 1100,00 per hour → NO → NOK | 1 350 kr/t eks. mva → NO → NOK | 1200 kr ekskl. mva per time → NO → NOK |
  NOK 1 200,- per time → → NOK | 1250 NOK/t → → NOK | NOK 1.250,- pr. time → → NOK | 1 200,- kr pr time → NO → NOK |
  kr. 1200 pr. time → NO → NOK | 1100 kr/timen → NO → NOK | 1250 kr pr. t → NO → NOK | 1250 kroner timen → NO → NOK |
  Timepris inntil NOK 1 400 → → NOK | mellom 1200 og 1350 NOK per time → → NOK | 9 500 kr/dag → NO → NOK | dagsats 9 500 kr → NO → NOK |
  85 000 kr/mnd → NO → NOK | 850 kroner i timen → DK → DKK | 900 kr/h → SE DE → SEK | 900 kr/h → SE DK → | 900 kr/h → DE → | 900 kr/h → → |
  900 kr/tim → SE → SEK | 1 050 kr i timmen → → SEK → sv | 900 kr/tim → → | $95/h → US → USD | $95/h → DE → | ¥12000/h → JP → JPY |
  900 kr/h → → SEK → sv | 900 kr/h → DE → NOK → nb | 900 kr/h → NO → → sv | $95/h → → → en`);

describe('a rate', () => {
  it.each(PRICES)('of “%s” is %s', (text, rate) => {
    expect(rateOf(text)).toBe(rate);
  });

  it.each(IN_COUNTRIES)('of “%s” in “%s” is in “%s”', (...row) => {
    const [text = '', countries = '', currency, language] = row;
    const rate = readRate(scan(text), countries.split(' '), language);
    expect(rate?.currency ?? '').toBe(currency);
  });

  it('is in any currency of ISO 4217 that is in use', () => {
    for (const code of ['EUR', 'ARS', 'BRL', 'ILS', 'KRW', 'THB', 'ZAR', 'TRY'])
      expect(readRate(scan(`100 ${code} per hour`))?.currency).toBe(code);
    for (const other of ['XYZ', 'Zar'])
      expect(readRate(scan(`100 ${other} per hour`))).toBeUndefined();
  });

  it.each(ASKED)('“%s” asks for %s', (text, asked) => {
    const { amount, currency } = readAskedRate(scan(text)).value ?? {};
    expect(
      amount === undefined ? 'nothing' : [amount, currency].join(' ').trim(),
    ).toBe(asked);
  });

  it.each([
    ['from 900 kr', ['EUR', 'NOK', 'SEK'], 'NOK'],
    ['from 900 kr', ['EUR'], 'SEK'],
    ['$100/h', ['AUD'], 'AUD'],
    ['from 900 SEK', ['NOK'], 'SEK'],
  ])('“%s” in a list with %j is in %s', (text, currencies, currency) => {
    const rate = readAskedRate(scan(text), currencies);
    expect(rate.value?.currency).toBe(currency);
  });
});
