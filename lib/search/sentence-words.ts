/**
 * Words that only a search text has a class for, in the form of
 * `lib/facts/words.ts`.
 */
export const sentenceWords = {
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
  /** “No language but English” asks for one. */
  ENOUGH: `
aucune autre langue que
aucune langue sauf
ingen andre sprak enn
inget sprak utom
keine andere sprache als
keine sprache ausser
keine sprache außer
no language but
no language except
no other language than
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
  /** What stands before the day of a posting or of a change. */
  POSTED: `
added
depuis
posted
publicera~
publie
publiee~
publies
publiser~
published
sedan
seit
siden
since
updated
veroffentlicht
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
candidater
candidatur~
closing date
date limite
deadline~
frist
postuler
sista ansokningsdag
soknad~
`,
  /** Times that are not read, but no Next.js. */
  NEXT: `
next month
next quarter
next week
next year
`,
};
