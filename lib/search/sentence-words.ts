/**
 * Words that only a search text has a class for, in the form of
 * `lib/facts/words.ts`.
 */
export const sentenceWords = {
  /** Before or after a language that somebody speaks. */
  ENOUGH: `
bara
enbart
endast
just
kun
nur
only
seulement
uniquement
`,
  SPEAK: `
parle
parler
parlez
pratar
snakker
speak
speaking
speaks
spreche
sprechen
spricht
tala
talar
taler
`,
  NOT_NEEDED: `
optional~
`,
  /** Before what is not needed: “no need for Swedish”. */
  NEEDNT: `
aucune obligation
behover ej
behover ikke
behover inte
brauche kein~
brauchen kein~
braucht kein~
do not have to
do not need
do not require
does not have to
does not need
doesn t have to
doesn t need
doesn t require
don t have to
don t need
don t require
inget krav
inget maste
inte ett krav
kraver inte
need not
needn t
nicht unbedingt
no need
not have to
not necessarily
pas besoin
sans obligation
`,
  NEW: `
latest
neue
neuem
neuen
neuer
neues
neueste~
new
newest
nouveau
nouveaux
nouvelle
nouvelles
ny
nya
nye
nyeste
nytt
`,
  /** Names with “new”, and those of a letter. */
  word: `
c
f
new business
new delhi
new england
new hampshire
new jersey
new mexico
new orleans
new relic
new work
new york
new zealand
r
`,
  POSTED: `
added
posted
publicera~
publie
publiee~
publies
publiser~
published
updated
veroffentlicht
`,
  SINCE: `
depuis
sedan
seit
siden
since
`,
  /** Before a number of days. */
  LAST: `
derniers
last
letzte
letzten
past
senaste
sidste
siste
`,
  /** How many days ago a day was. */
  AGO: `
aujourd hui: 0
gestern: 1
heute: 0
hier: 1
i dag: 0
i gar: 1
idag: 0
igar: 1
today: 0
yesterday: 1
`,
  /** Days of the week, from Sunday; a week starts on Monday. */
  WEEKDAY: `
cette semaine: 1
denna vecka: 1
denne uge: 1
denne uken: 1
dienstag: 2
diese woche: 1
dieser woche: 1
dimanche: 0
donnerstag: 4
fredag: 5
freitag: 5
friday: 5
jeudi: 4
lordag: 6
lundi: 1
mandag: 1
mardi: 2
mercredi: 3
mittwoch: 3
monday: 1
montag: 1
onsdag: 3
samedi: 6
samstag: 6
saturday: 6
sondag: 0
sonntag: 0
sunday: 0
this week: 1
thursday: 4
tirsdag: 2
tisdag: 2
torsdag: 4
tuesday: 2
vendredi: 5
wednesday: 3
`,
  /** The next week, and periods of so many months. */
  NEXT: `
annee prochaine: 12
mois prochain: 1
nachste woche: 0
nachsten jahr: 12
nachsten monat: 1
nachsten quartal: 3
nachster woche: 0
nachstes jahr: 12
nachstes quartal: 3
nasta ar: 12
nasta kvartal: 3
nasta manad: 1
nasta vecka: 0
neste ar: 12
neste kvartal: 3
neste maned: 1
neste uke: 0
next month: 1
next quarter: 3
next week: 0
next year: 12
næste ar: 12
næste kvartal: 3
næste maned: 1
næste uge: 0
semaine prochaine: 0
trimestre prochain: 3
`,
  /** What stands before the last day for an application. */
  APPLYING: `
ansogning~
ansok~
applications
apply
applying
bewerben
bewerbung~
candidatur~
candidater
closing date
date limite
deadline~
frist
postuler
sista ansokningsdag
soknad~
`,
};
