import { linesOf } from './lines.ts';

/** Months of a year, from 1. */
export type MonthsOfYear = { readonly from: number; readonly to: number };

/** Names of months, folded. */
const MONTHS = `
january: 1
jan: 1
januar: 1
januari: 1
janvier: 1
janv: 1
janner: 1
jaen: 1
february: 2
feb: 2
februar: 2
februari: 2
feber: 2
fevrier: 2
fevr: 2
fev: 2
march: 3
mar: 3
marz: 3
maerz: 3
mrz: 3
mars: 3
marts: 3
april: 4
apr: 4
avril: 4
avr: 4
may: 5
mai: 5
maj: 5
june: 6
jun: 6
juni: 6
juin: 6
july: 7
jul: 7
juli: 7
juil: 7
juillet: 7
august: 8
aug: 8
augusti: 8
aout: 8
september: 9
sept: 9
sep: 9
septembre: 9
october: 10
oct: 10
oktober: 10
okt: 10
octobre: 10
november: 11
nov: 11
novembre: 11
december: 12
dec: 12
dezember: 12
dez: 12
desember: 12
des: 12
decembre: 12
`;
/** Seasons, folded, by their first months. A winter is in two years. */
const SEASONS = `
spring: 3
fruhjahr: 3
fruhling: 3
printemps: 3
var: 3
varen: 3
forar: 3
foraret: 3
summer: 6
sommer: 6
sommeren: 6
sommar: 6
sommaren: 6
ete: 6
autumn: 9
fall: 9
herbst: 9
automne: 9
host: 9
hosten: 9
efterar: 9
efteraret: 9
`;
/** Parts of a year that are counted, by their length in months: “Q1”. */
const PARTS = `
q: 3
t: 3
k: 3
h: 6
quarter: 3
quartal: 3
quartals: 3
trimestre: 3
kvartal: 3
kvartalet: 3
half: 6
halbjahr: 6
halbjahrs: 6
semestre: 6
halvar: 6
halvaret: 6
`;

const numbersOf = (table: string): ReadonlyMap<string, number> =>
  new Map(linesOf(table).map(([name, number]) => [name, Number(number)]));
const months = numbersOf(MONTHS);
const seasons = numbersOf(SEASONS);
const lengths = numbersOf(PARTS);

/** The month that a folded word names, from 1. */
export const monthNamed = (word: string): number | undefined =>
  months.get(word);

/** The months of the first quarter, or of the second half of a year. */
export function monthsOfPart(
  part: number,
  word: string,
): MonthsOfYear | undefined {
  const length = lengths.get(word) ?? 0;
  const to = part * length;
  return to >= 1 && to <= 12 ? { from: to - length + 1, to } : undefined;
}

/** The months that a folded word such as “january”, “q1” or “summer” means. */
export function monthsNamed(word: string): MonthsOfYear | undefined {
  const month = months.get(word);
  if (month) return { from: month, to: month };
  const season = seasons.get(word);
  if (season) return { from: season, to: season + 2 };
  return monthsOfPart(Number(word.slice(1)), word.slice(0, 1));
}
