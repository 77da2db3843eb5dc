import { linesOf } from './lines.ts';

/** Months of a year, from 1. */
export type MonthsOfYear = { readonly from: number; readonly to: number };

/**
 * Names of months and of parts of a year, folded, with their months. A winter
 * is in two years.
 */
const PERIODS = `
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
1 quartal: 1-3
1 kvartal: 1-3
1 quarter: 1-3
1 trimestre: 1-3
2 quartal: 4-6
2 kvartal: 4-6
2 quarter: 4-6
2 trimestre: 4-6
3 quartal: 7-9
3 kvartal: 7-9
3 quarter: 7-9
3 trimestre: 7-9
4 quartal: 10-12
4 kvartal: 10-12
4 quarter: 10-12
4 trimestre: 10-12
1 halbjahr: 1-6
1 half of: 1-6
1 halvar: 1-6
1 semestre: 1-6
2 halbjahr: 7-12
2 half of: 7-12
2 halvar: 7-12
2 semestre: 7-12
`;
const periods = new Map(
  linesOf(PERIODS).map(([name, months]): [string, MonthsOfYear] => {
    const [from = 0, to = from] = months.split('-').map(Number);
    return [name, { from, to }];
  }),
);

/**
 * The months that folded words such as “january”, “q1”, “summer” or “1 quarter”
 * mean.
 */
export const monthsNamed = (word: string): MonthsOfYear | undefined =>
  periods.get(word);
