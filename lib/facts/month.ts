import { fold } from '../public-project/words.ts';
import { LANGUAGES } from './names.ts';

/** Short forms that `Intl` lacks. */
const SHORT =
  'sept:9 mrz:3 jan:1 feb:2 fev:2 mar:3 apr:4 avr:4 jun:6 jul:7 juil:7 aug:8 sep:9 okt:10 oct:10 nov:11 dec:12 dez:12';

/** The number of each month, by its folded name in each language and the short forms. */
const MONTHS: ReadonlyMap<string, number> = new Map([
  ...SHORT.split(' ').map((one) => [one.split(':')[0] ?? '', Number(one.split(':')[1])] as const),
  ...LANGUAGES.flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, at) => [fold(format(Date.UTC(2027, at, 1))), at + 1] as const);
  }),
]);

/** The number of the month that a folded word names. */
export const monthNamed = (word: string): number | undefined => MONTHS.get(word);
