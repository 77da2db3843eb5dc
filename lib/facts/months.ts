import { linesOf } from './lines.ts';

/** Months of a year, from 1. A winter ends in the next year. */
export type MonthsOfYear = { readonly from: number; readonly to: number };

/** Names of months and of parts of the year, folded. */
const NAMES = `
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
q1: 1-3
t1: 1-3
k1: 1-3
q2: 4-6
t2: 4-6
k2: 4-6
q3: 7-9
t3: 7-9
k3: 7-9
q4: 10-12
t4: 10-12
k4: 10-12
h1: 1-6
h2: 7-12
spring: 3-5
fruhjahr: 3-5
fruhling: 3-5
printemps: 3-5
var: 3-5
varen: 3-5
forar: 3-5
foraret: 3-5
summer: 6-8
sommer: 6-8
sommeren: 6-8
sommar: 6-8
sommaren: 6-8
ete: 6-8
autumn: 9-11
fall: 9-11
herbst: 9-11
automne: 9-11
host: 9-11
hosten: 9-11
efterar: 9-11
efteraret: 9-11
winter: 12-2
hiver: 12-2
vinter: 12-2
vintern: 12-2
vinteren: 12-2
`;

/** Parts of a year that are counted, by their length in months. */
const COUNTED = `
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

const ORDINALS = `
first: 1
erstes: 1
ersten: 1
premier: 1
forsta: 1
forste: 1
second: 2
zweites: 2
zweiten: 2
deuxieme: 2
andra: 2
andet: 2
andre: 2
third: 3
drittes: 3
dritten: 3
troisieme: 3
tredje: 3
fourth: 4
viertes: 4
vierten: 4
quatrieme: 4
fjarde: 4
fjerde: 4
`;

const monthsByName = new Map(
  linesOf(NAMES).map(([name, numbers]): [string, MonthsOfYear] => {
    const [from = 0, to = from] = numbers.split('-').map(Number);
    return [name, { from, to }];
  }),
);
const numbersOf = (table: string): ReadonlyMap<string, number> =>
  new Map(linesOf(table).map(([name, number]) => [name, Number(number)]));
const lengths = numbersOf(COUNTED);
const ordinals = numbersOf(ORDINALS);

/** The months that a folded word such as “january”, “q1” or “summer” means. */
export const monthsNamed = (word: string): MonthsOfYear | undefined =>
  monthsByName.get(word);

/** The month that a folded word names, from 1. */
export function monthNamed(word: string): number | undefined {
  const { from, to } = monthsNamed(word) ?? {};
  return from === to ? from : undefined;
}

/** The number that a folded word such as “first” says. */
export const ordinalNamed = (word: string): number | undefined =>
  ordinals.get(word);

/** The months of the first quarter, or of the second half of a year. */
export function monthsOfPart(
  part: number,
  word: string,
): MonthsOfYear | undefined {
  const length = lengths.get(word) ?? 0;
  const to = part * length;
  return to >= 1 && to <= 12 ? { from: to - length + 1, to } : undefined;
}
