import { linesOf } from '../../facts/lines.ts';
import { fold } from '../../public-project/words.ts';

// The words of tables, one a line, in English, German, French, Swedish,
// Norwegian and Danish. They are compared without case, accents and marks.

/**
 * The headers of columns, by our names for them. Those of `hidden` are also
 * what a status says that closes a row.
 */
export const HEADERS = {
  id: `
id
reference
reference number
reference no
ref
ref no
number
no
projektnummer
projektnr
referenz
referenznummer
nummer
nr
auftragsnummer
auftragsnr
numéro
uppdragsnummer
uppdragsnr
referens
oppdragsnummer
oppdragsnr
referanse
prosjektnummer
prosjektnr
løpenr
løpenummer
saksnr
identifier
`,
  name: `
name
assignment
assignment title
project
project title
engagement
mission title
projekt
projektname
projekttitel
bezeichnung
auftrag
einsatz
projet
nom du projet
mission
uppdrag
uppdragsnamn
uppdragstitel
projektnamn
namn
oppdrag
oppdragsnavn
oppdragstittel
prosjekt
prosjektnavn
prosjekttittel
navn
opgave
opgavenavn
opgavetitel
projektnavn
`,
  heading: `
title
headline
job
job name
vacancy
opening
job posting
titel
jobtitel
stellentitel
stellenbezeichnung
stelle
titre
intitulé
offre
nom du poste
tjänst
tjänstetitel
rubrik
tittel
stillingstittel
stilling
overskrift
jobbtittel
`,
  title: `
role
role title
role name
position
profile
rolle
funktion
profil
poste
fonction
roll
befattning
rollenavn
project role
`,
  sector: `
sector
industry
domain
branche
industrie
sektor
secteur
secteur d'activité
domaine
bransch
bransje
næring
`,
  context: `
context
description
summary
details
about
tasks
responsibilities
beschreibung
projektbeschreibung
stellenbeschreibung
aufgaben
contexte
descriptif
tâches
beskrivning
uppdragsbeskrivning
arbetsuppgifter
beskrivelse
oppdragsbeskrivelse
stillingsbeskrivelse
arbeidsoppgaver
oppgaver
om oppdraget
prosjektbeskrivelse
jobbeskrivelse
arbejdsopgaver
opgaver
background
`,
  location: `
location
locations
place
city
work location
office
site
einsatzort
standort
ort
arbeitsort
stadt
plz ort
lieu
ville
localisation
lieu de travail
plats
stad
arbetsort
arbetsplats
sted
by
arbeidssted
lokasjon
oppdragssted
kontorsted
arbejdssted
lokation
`,
  country: `
country
countries
country code
land
länder
einsatzland
pays
landkode
`,
  workplace: `
workplace
workplace type
remote type
work mode
work model
remote
remote work
home office
arbeitsmodell
remoteanteil
arbeitsform
télétravail
à distance
distans
distansarbete
hemarbete
arbetsform
hjemmekontor
fjernarbeid
arbeidsform
fjernarbejde
hjemmearbejde
arbejdsform
`,
  timeline: `
timeline
period
duration
schedule
contract length
zeitraum
laufzeit
dauer
projektdauer
projektlaufzeit
einsatzdauer
période
durée
uppdragstid
uppdragsperiod
varighet
oppdragsperiode
varighed
`,
  start: `
start
start date
starts on
starting
starting date
from
begin
beginn
startdatum
projektstart
projektbeginn
ab
von
einsatzbeginn
starttermin
eintrittsdatum
eintritt
début
date de début
démarrage
startar
uppdragsstart
tillträde
från
oppstart
startdato
oppstartsdato
fra
opstart
opstartsdato
`,
  end: `
end
end date
ends on
ending
until
to
ende
enddatum
projektende
bis
einsatzende
fin
date de fin
slut
slutdatum
till
slutt
sluttdato
til
slutdato
`,
  status: `
status
state
stage
visibility
sichtbarkeit
zustand
état
visibilité
synlighet
tillstånd
synlighed
tilstand
statut
projektstatus
auftragsstatus
oppdragsstatus
uppdragsstatus
stillingsstatus
statut de l’offre
`,
  shown: `
published
public
visible
listed
publish
live
active
open
veröffentlicht
öffentlich
sichtbar
aktiv
offen
veröffentlichen
auf website
auf website veröffentlichen
publié
publiée
publique
actif
ouvert
ouverte
publier
publicerad
publicerat
offentlig
offentligt
synlig
synligt
publicera
öppen
öppet
publisert
publiser
åpen
åpent
publiceret
publicer
åben
åbent
offentliggjort
show
on website
sur le site
på webben
på nettsiden
på hjemmesiden
visas
vises
vis
visa
anzeigen
afficher
affiché
display
displayed
offentliggjøres
veröffentlichung
`,
  hidden: `
confidential
internal
hidden
draft
archived
closed
filled
staffed
cancelled
canceled
expired
withdrawn
inactive
paused
unpublished
deleted
lost
on hold
do not publish
do not show
not public
not published
not open
not for publication
for internal use
vertraulich
intern
versteckt
verborgen
entwurf
archiviert
geschlossen
besetzt
vergeben
geheim
gelöscht
pausiert
inaktiv
abgesagt
zurückgezogen
abgelaufen
nicht veröffentlichen
nicht öffentlich
nicht veröffentlicht
confidentiel
confidentielle
interne
masqué
masquée
caché
cachée
brouillon
archivé
archivée
fermé
fermée
pourvu
pourvue
annulé
annulée
expiré
inactif
ne pas publier
non publié
en attente
konfidentiell
konfidentiellt
internt
dold
dolt
utkast
arkiverad
arkiverat
hemlig
hemligt
sekretess
stängd
stängt
tillsatt
avslutad
pausad
vilande
ej publicerad
ej offentlig
publicera inte
konfidensiell
konfidensielt
fortrolig
skjult
kladd
arkivert
hemmelig
lukket
stengt
besatt
avsluttet
på vent
ikke publisert
ikke offentlig
ikke publiser
fortroligt
kladde
udkast
arkiveret
hemmeligt
besat
afsluttet
ikke publiceret
`,
  posted: `
posted
posted at
published at
date posted
published on
date published
publication date
publish date
listed on
veröffentlicht am
veröffentlichungsdatum
publié le
publiée le
publiceringsdatum
publiseringsdato
publisert på
publiceringsdato
publicerad den
publicerat den
publisert den
publiceret den
`,
  updated: `
updated
last updated
modified
last modified
aktualisiert
stand
mise à jour
uppdaterad
oppdatert
opdateret
`,
  apply_by: `
deadline
application deadline
apply by
apply before
closing date
closes on
bewerbungsfrist
bewerbungsschluss
frist
abgabefrist
date limite
date limite de candidature
échéance
clôture
date de clôture
sista ansökningsdag
sista ansökningsdatum
ansök senast
sista dag
svarsdatum
søknadsfrist
svarfrist
tilbudsfrist
ansøgningsfrist
`,
  apply_url: `
apply url
apply link
apply
application url
application link
link
url
bewerbungslink
lien
lien de candidature
ansökningslänk
länk
søknadslenke
lenke
ansøgningslink
`,
  text_language: `
text language
locale
textsprache
textspråk
tekstspråk
tekstsprog
`,
  tech_stack: `
tech stack
technologies
technology
tech
skills
skill set
key skills
must have skills
stack
tools
requirements
technologien
technologie
kenntnisse
fähigkeiten
anforderungen
kompetenzen
compétences
compétences requises
compétences techniques
outils
tekniker
teknik
kompetenser
kompetens
kravprofil
kompetenskrav
krav
verktyg
teknologi
teknologier
kompetanse
kompetansekrav
ferdigheter
verktøy
kompetencer
kompetence
færdigheder
værktøjer
må krav
må ha
skal krav
ska krav
skallkrav
must have
must haves
teknikk
teknikker
qualifikationen
kvalifikationer
kvalifikasjoner
muss anforderungen
`,
  languages: `
languages
language
spoken languages
language skills
sprachen
sprache
sprachkenntnisse
langues
langue
språk
språkkrav
språkkunnskaper
sprog
sprogkrav
working language
arbeitssprache
`,
  allocation: `
allocation
working hours
workload
extent
fte
hours
days
employment type
commitment
percentage
auslastung
umfang
pensum
arbeitszeit
stellenumfang
stunden
std
tage
beschäftigungsgrad
anstellungsart
temps de travail
taux d'occupation
jours
heures
omfattning
beläggning
timmar
tim
dagar
omfang
stillingsprosent
stillingsomfang
timer
dager
arbejdstid
belægning
dage
utilization
utilisation
`,
  price: `
price
rate
rates
hourly rate
daily rate
monthly rate
budget
salary
salary range
pay
pay rate
pay range
compensation
wage
fee
rate range
stundensatz
tagessatz
monatssatz
honorar
preis
vergütung
gehalt
stundenlohn
lohn
satz
tarif
tarif journalier
taux
tjm
taux journalier
taux horaire
salaire
prix
timpris
arvode
pris
ersättning
lön
årslön
dagspris
takpris
maxpris
timepris
timesats
timelønn
lønn
årslønn
makspris
dagsats
timeløn
sats
`,
};

/** What a column states; the operator may say to `ignore` it. */
export type Meaning = keyof typeof HEADERS | 'ignore' | 'unknown';
export const isRead = ({ meaning }: { readonly meaning: Meaning }): boolean =>
  meaning !== 'ignore' && meaning !== 'unknown';

const setOf = (lines: string): ReadonlySet<string> =>
  new Set(linesOf(lines).map(([word]) => fold(word)));

/** The money that a header may name, also in thousands. */
export const CURRENCIES = setOf(`
$
aed
aud
brl
cad
chf
cny
czk
dkk
eur
euro
euros
gbp
hkd
huf
ils
inr
isk
jpy
keur
kr
krw
ksek
k€
mxn
nok
nzd
pln
ron
rsd
sek
sgd
tdkk
teur
thb
tkr
tnok
tsek
uah
usd
zar
£
€
`);

/**
 * What may stand in a header beside its name, because it says nothing of whom
 * the column is for.
 */
export const QUALIFIERS = setOf(`
engagement
job
jobs
project
projekt
prosjekt
projet
assignment
mission
position
role
vacancy
opening
posting
requisition
req
auftrags
auftrag
stellen
einsatz
uppdrag
uppdrags
oppdrag
oppdrags
oppdraget
opgave
stilling
stillings
poste
the
a
an
of
in
i
is
for
on
our
only
nur
kun
endast
seulement
de
du
des
la
le
l
d
den
det
der
die
das
om
til
på
till
av
af
und
and
og
och
et
k
percent
prozent
procent
prosent
pourcent
percentage
netto
brutto
net
gross
brut
ht
ttc
excl
incl
exkl
inkl
ekskl
eks
ex
vat
mwst
ust
moms
mva
tva
zzgl
uten
uden
utan
without
plus
per
pro
par
pr
p
hour
hours
h
hr
stunde
stunden
std
heure
heures
timme
time
tim
t
day
days
tag
tage
jour
jours
j
dag
dager
week
weeks
wk
wochen
woche
semaine
vecka
uke
uge
month
months
monate
monaten
monat
mnd
mois
måned
måneder
månad
year
years
yr
annum
jahr
jahre
ans
år
from
until
max
maks
min
ca
approx
required
optional
mandatory
desired
expected
planned
estimated
if
known
erforderlich
gewünscht
gewünschter
geplant
geplanter
souhaité
souhaitée
prévue
prévu
obligatoire
obligatorisk
valgfri
valgfritt
planlagt
forventet
ønsket
planerad
önskat
önskad
senest
senast
bis
jusqu
inntil
indtil
tom
english
englisch
anglais
engelska
engelsk
en
german
deutsch
allemand
tyska
tysk
french
französisch
français
franska
fransk
fr
swedish
schwedisch
suédois
svenska
svensk
sv
norwegian
norwegisch
norvégien
norska
norsk
nb
nn
danish
dänisch
danois
danska
dansk
da
`);

/** Where the public reads what is “visible on …”. */
export const WEBSITE_WORDS = setOf(`
website
web
site
webseite
homepage
internet
online
career
careers
page
karriereseite
hemsida
hemsidan
webben
webbplatsen
nettside
nettsiden
nett
nettet
hjemmeside
hjemmesiden
at
to
auf
im
unserer
sur
notre
dans
vår
vores
`);

/** What cells say in one word; a `closed` row is not for the public. */
const CELLS = {
  nothing: `
-
–
—
--
––
n/a
n.a.
k. a.
k.a.
keine angabe
null
`,
  undecided: `
tba
tbc
tbd
t.b.a
t.b.a.
t.b.c
t.b.c.
t.b.d
t.b.d.
nc
n.c.
?
`,
  error: `
#error
#n/a
#n/d
#n/v
#i/t
#nv
loading...
wird geladen...
chargement...
chargement ...
läser in...
laster inn...
indlæser...
`,
  yes: `
yes
y
true
1
x
✓
✔
☑
checked
ja
oui
wahr
vrai
sant
sann
sand
`,
  no: `
no
n
false
0
nein
non
nej
nei
falsch
faux
falskt
usann
falsk
✗
✘
☐
❌
unchecked
`,
  open: `
open
active
live
public
published
visible
listed
offen
aktiv
öffentlich
veröffentlicht
sichtbar
ouvert
ouverte
actif
publié
publiée
öppen
öppet
offentlig
publicerad
publicerat
synlig
åpen
åpent
publisert
åben
åbent
publiceret
utlyst
lyst ut
ledig
aktuell
aktuelt
available
vakant
utannonserad
ausgeschrieben
`,
  closed: HEADERS.hidden,
};

export type CellKind = keyof typeof CELLS;

/** What cells say, by their words. */
export const CELL_KINDS = new Map<string, CellKind>();
for (const [kind, lines] of Object.entries(CELLS))
  for (const [word] of linesOf(lines))
    CELL_KINDS.set(fold(word), kind as CellKind);
