import { currencyWords } from './currencies.ts';

/**
 * The words and phrases that readers know, by class, one a line in alphabetical
 * order, folded. `~` stands for any ending of a word. After a colon stands the
 * number that a phrase says. The longest phrase at a word counts.
 */
export const words = {
  /** Work away from the client. */
  REMOTE: `
a distance
anywhere
arbeta hemma
depuis chez
depuis la maison
distanciel
distans
distansarbet~
distansjobb~
fernarbeit
fjernarbe~
heimarbeit
hemarbete
hemifran
hjemmearbejd~
hjemmefra
hjemmekontor~
home based
home office
homebased
homeoffice~
jobba hemma
mobile arbeit~
mobilen arbeit~
mobiles arbeit~
ortsunabhangig~
pa distans
remote
remote anteil~
remote arbeit~
remote job~
remote work~
remoteanteil~
remotearbeit~
remotely
telearbeit
telecommut~
teletravail~
telework~
virtual
virtuel~
von zu hause
von zuhause
wfh
work from anywhere
work from home
working from anywhere
working from home
`,
  /** Work at the client’s or in an office. */
  ON_SITE: `
anwesenheit~
at client~
at customer~
at office
at our office
at the client~
at the customer~
at the office
au bureau
beim kunden
chez client~
chez la client~
chez le client~
client premises
client site
customer premises
fremmode~
hos kund~
im buro
in house
in office
in our office
in person
in the office
in your office
inhouse
kontoret
narvaro
office based
on premise
on premises
on site
on the premises
onsite
oppmote~
pa kontor~
pa plats
pa site
pa stedet
plats hos
prasenz~
presence
presentiel~
sur le site
sur place
sur site
tilstedev~
vor ort
vorort
`,
  /** Both, and days that say how they are worked. */
  HYBRID: `
burotag~
distansdag~
home office day~
home office tag~
homeoffice tag~
hybrid
hybrid arbeit~
hybrid arbet~
hybrid work~
hybrida
hybridarb~
hybride
hybrides
hybridi
hybridjob~
hybridmodel~
hybridrol~
hybridt
kontorsdag~
office day~
on site day~
onsite day~
prasenztag~
remote day~
remote tag~
remotetag~
`,
  /** Where hours or days are no workload: “office 4 days”. */
  OFFICE: `
bureau
bureaux
buro
domicile
hemma
home
kontor
maison
office
offices
zu hause
zuhause
`,
  /** What somebody who works remotely comes for. */
  VISIT: `
besog~
besok~
besuch~
kickoff~
kontorsbesok~
meeting~
mote~
on sites
reunion~
termin~
traff~
treffen
visit~
workshop~
`,
  /** Phrases that only look like something else: “remote sensing”. */
  word: `
distance education
distance learning
distans education
half a day
hybrid car~
hybrid cloud~
hybrid electric~
hybrid elektri~
hybrid vehicle~
hybride electri~
no code
no sql
non profit
not for profit
realite virtuelle
remote access
remote area~
remote control~
remote desktop
remote monitoring
remote sensing
remote site~
virtual reality
virtuelle realitat
` /** Denies what stands beside it. */,
  NOT: `
aldri
aldrig
all but
anstatt
anything but
anywhere but
anywhere except
aucun
aucune
ausser
ausserhalb
außer
außerhalb
can t
cannot
doesn t
don t
ej
en dehors de
everything but
everywhere but
everywhere except
except
excluding
hors
hverken
i stallet for
ikke
inga
ingen
inget
instead of
inte
isn t
jamais
kein~
nein
neither
nej
never
ni
nicht
nichts
nie
no
noch
non
none
nor
not
nothing
ohne
outside
outside of
pas
pas de
plutot que
rien
sans
sauf
statt
uden
uden for
undtagen
unntatt
utan
utanfor
uten
utenfor
utom
varken
verken
weder
without
`,
  /** What stands beside it is not needed. */
  NOT_NEEDED: `
behovs ej
behovs inte
does not matter
doesn t matter
egal
ikke et krav
ikke krav
ikke nodvendig~
ikke obligatorisk~
ikke pakr~
inte nodvandig~
inte obligatorisk~
isn t necessary
isn t needed
isn t required
kein muss
keine pflicht
kraeves ikke
kravs ej
kravs inte
kreves ikke
maste inte
muss nicht
mussen nicht
n est pas necessaire
n est pas obligatoire
n est pas requis
nicht benotigt
nicht erforderlich
nicht notig
nicht notwendig
nicht pflicht
nicht vorausgesetzt
nicht wichtig
nicht zwingend
not a must
not essential
not important
not mandatory
not necessary
not needed
not obligatory
not required
pas exige~
pas forcement
pas indispensable~
pas necessaire~
pas obligation
pas obligatoire~
pas requis~
trenger ikke
unnecessary
unnotig
`,
  /** The same before it: “no need for Swedish”. */
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
  /** Nobody knows yet. */
  UNKNOWN: `
n a
not known
not specified
not stated
offen
okand
open
tba
tbc
tbd
unbekannt
unclear
unknown
`,
  /** Without an exception. */
  WHOLLY: `
always
ausschliesslich
ausschließlich
bara
complet
completely
enbart
endast
entierement
entirely
exclusively
fuld
fuldt
full
fullt
fully
hel
helt
just
komplett
kun
lundi au vendredi
mandag till fredag
mo fr
mon fri
monday to friday
montag bis freitag
nichts als
nothing but
nur
only
pure
purely
rein
reine
reiner
reines
seulement
totalement
uniquement
voll
vollstandig
wholly
`,
  /** With exceptions. */
  PARTLY: `
50/50
ab und zu
anteilig
as necessary
as needed
as required
bei bedarf
by agreement
by arrangement
da och da
de temps en temps
delvis
delvist
dienstag~
donnerstag~
efter overenskommelse
einzeln~
en partie
enkelte
enligt overenskommelse
enstaka
flex
flexib~
framst
fredag~
freitag~
friday~
gelegentlich~
grosstenteils
großtenteils
hauptsachlich
hin und wieder
huvudsakligen
ibland
if necessary
if needed
if required
in part
jeudi~
limited
lundi~
mainly
mandag~
mardi
mardis
mercredi~
mittwoch~
mixed
monday~
montag~
mostly
nach absprache
nach bedarf
nach vereinbarung
now and then
occasional~
occasionnel~
onsdag~
parfois
part remote
partial~
partiel~
partly
ponctuel~
predominantly
primar
primarily
principalement
quarterly
rarely
rarement
sallan
seldom
selten~
semi
si besoin
sjaeldent
sjelden
some
sometimes
teils
teilweise
thursday~
tisdag~
torsdag~
tuesday~
uberwiegend
varannan
vendredi~
vid behov
vorwiegend
wednesday~
when necessary
when needed
when required
zeitweise
zum teil
`,
  /** How often: “once a month”. */
  TIMES: `
annenhver: 1
einmal: 1
every other: 1
every second: 1
fois: 1
gang: 1
ganger: 1
hver anden: 1
jede zweite: 1
jeden zweiten: 1
mal: 1
once: 1
times: 1
twice: 2
x: 1
zweimal: 2
`,
  /** What stands beside it is possible. */
  POSSIBLE: `
a option
accepte~
aktuellt
allowed
an option
autorise~
available
eligible
erlaubt
erwunscht
gestattet
gewunscht
moglich
mojlig~
mulig~
offered
ok
permitted
possible
prevu~
supported
tillat~
vorgesehen
`,
  /** What stands beside it is not possible. */
  IMPOSSIBLE: `
ausgeschlossen
exclu
excluded
forbidden
impossible
omojlig~
ruled out
umulig~
unerwunscht
unmoglich
uteslut~
`,
  /** What stands beside it is needed. */
  NEEDED: `
erforderlich
exige~
expected
kravs
mandatory
necessaire~
necessary
needed
nodvandig~
notig
notwendig
obligatoire~
obligatorisk~
pflicht
required
requis~
`,
  /** One of something. */
  ONE: `
a: 1
an: 1
ein: 1
eine: 1
einen: 1
en: 1
ett: 1
one: 1
un: 1
une: 1
`,
  /** Numbers in words. */
  NUMBER: `
cinq: 5
couple of: 2
deux: 2
drei: 3
ein paar: 2
einige: 2
einigen: 2
ett par: 2
fem: 5
few: 2
five: 5
four: 4
funf: 5
fyra: 4
nagra: 2
noen: 2
nogle: 2
quatre: 4
quelques: 2
three: 3
tre: 3
trois: 3
tva: 2
two: 2
vier: 4
wenige: 2
wenigen: 2
zwei: 2
`,
  /** After these a text says something else. */
  BUT: `
aber
but
dock
however
jedoch
mais
men
`,
  /** Of full time, or of the work. */
  PERCENT: `
per cent
percent
pour cent
pourcent
procent
prosent
prozent
`,
  DAY: `
d
dag
dagar~
dage
dagen
dager
dagsverk
day
days
dgr
j
jour
jours
jr
tag~
to dage: 2
to dager: 2
`,
  WEEK: `
cw
kw
semaine~
uge
ugen
uka
uke
uken
vecka~
veckor
week
weekly basis
weeks
wk
woche~
`,
  HOUR: `
h
heure~
hour
hours
hr
hrs
std
stunde~
tim
timer
timmar
timme
timmen
uur
`,
  MONTH: `
manad~
maned~
mnd
mois
monat~
month
months
`,
  /** Years, and their parts. */
  YEAR: `
annee~
annum
ar
halbjahr
halbjahrs
half of
half year
halvar
halvaret
jahr~
kvartal
kvartalet
quartal
quartals
quarter
semestre
trimestre
year
years
yr
`,
  /** What a day pays or takes. */
  DAILY: `
dagligen
dagsarvode~
dagsats~
dagspris~
daily
daily rate~
day rate~
dognpris~
dognrate~
journalier
manday~
pd
personentag~
pt
quotidien~
tagessatz~
taglich
tagsatz~
taux journalier
tjm
`,
  /** What a year, a week or a month pays or takes, or what there is in it. */
  YEARLY: `
/ an
/an
annual
annually
annuel~
arslon~
jahrlich~
p.a
par an
yearly
`,
  WEEKLY: `
hebdomadaire~
weekly
wochentlich~
`,
  MONTHLY: `
manadsvis
mensuel~
monatlich~
monthly
`,
  /** Shares of full time. */
  FTE: `
arsvaerk
arsverk
etp
fte
full time equivalent~
`,
  /** What is no share of a role and no pay: travel, a sum, expenses. */
  TRAVEL: `
au total
deplacement~
dienstreise~
expenses
frais
gesamt
insgesamt
reise~
resande
resor
spesen
total
totalt
travel~
`,
  PER: `
die
i
je
p
par
per
pr
pro
`,
  /** Begins a list of alternatives. */
  ONE_OF: `
any of
eine der
eine von
einer der
en av
ett av
nagon av
nagot av
one of
un des
une des
`,
  /** The languages before it, together. */
  BOTH: `
bada
begge
beide
beides
both
de bada
each
les deux
les two
the two
tous deux
tous les deux
toutes deux
toutes les deux
`,
  OR: `
alternativ
alternatively
bzw
eller
oder
or
ou
tai
`,
  AND: `
and
as well
et
och
og
samt
sowie
und
`,
  FULL_TIME: `
fuldtid
full time
fulltid
fulltime
heltid
plein temps
temps complet
temps plein
vollauslastung
vollzeit
`,
  /** “Voll-/Teilzeit”, in which a space may be a hyphen. */
  ANY_TIME: `
fuld  eller deltid
full  and part time
full  or part time
full /part time
full and part time
full or part time
full/part time
hel  eller deltid
hel  och deltid
hel eller deltid
hel/deltid
temps complet ou partiel
temps plein ou partiel
temps plein/partiel
voll  oder teilzeit
voll  und teilzeit
voll /teilzeit
voll oder teilzeit
voll und teilzeit
voll/teilzeit
`,
  PART_TIME: `
deltid~
less than full time
moins d un temps plein
weniger als vollzeit
part time
parttime
teilzeit~
temps partiel
`,
  HALF_TIME: `
halbtags
halbzeit
half time
halftime
halvtid
mi temps
`,
  AT_MOST: `
<
<=
at most
below
bis zu
cheaper than
eller farre
eller mindre
fewer than
gunstiger als
hochstens
hogst
hojst
hoyst
ikke mer enn
ikke mere end
ikke over
indtil
inntil
inte mer an
inte over
jusqu a
less than
maks
maksimalt
max
maximal
maximalt
maximum
mindre an
mindre end
mindre enn
moins de
nicht mehr als
nicht uber
no more than
not above
not more than
not over
oder weniger
op til
opp til
or fewer
or less
ou moins
pas plus de
under
unter
up to
upp till
weniger als
≤
`,
  MORE_THAN: `
>
above
mehr als
mer an
mer enn
mere end
more than
over
plus de
uber
`,
  AT_LEAST: `
>=
a partir d
a partir de
a partir du
ab
as of
at least
au moins
au plus tot
des
earliest
eller mer
eller mere
eller senare
eller senere
et apres
f.o.m
fr.o.m
fra
fra og med
fran
fran och med
from
fruhestens
ikke under
inte under
min
mind
mindestens
mindst
minimum
minst
nicht fruher als
nicht unter
nicht weniger als
no less than
not below
not earlier than
not less than
not under
och senare
oder mehr
oder spater
onwards
or after
or later
or more
ou plus
ou plus tard
pas moins de
tidigast
tidligst
und danach
≥
`,
  /** What is welcome but not needed. */
  ADVANTAGE: `
advantage~
appreciated
apprecie~
asset
atout
beneficial
bienvenu~
bonus
desirable
desired
fordel~
garna
gern
gerne
gjerne
helpful
hilfreich
idealement
idealerweise
ideally
meriterande
meriting
nice
onskvart
optional~
plus
pluspunkt
pluss
preferred
souhaite~
valkommet
vorteil~
welcome
willkommen
wunschenswert
`,
  /** A start as soon as possible. */
  NOW: `
ab jetzt
ab sofort
as soon as possible
asap
au plus vite
baldmoglichst
des que possible
direkt start
hurtigst muligt
immediat~
nachstmoglich~
now
omgaende
per sofort
right away
sa snart som mojligt
sa snart som mulig
schnellstmoglich
snarast
snarast mojligt
snarest
snarest mulig~
so schnell wie moglich
sofort
start direkt
straight away
straks
tout de suite
umgehend
`,
  /** A date that is the start. */
  START: `
begin~
borja~
commenc~
debut~
demarr~
projektstart~
start~
`,
  /** A date that is no start. */
  INTERVIEW: `
entretien~
gesprache
interview~
intervju~
vorstellungsgesprach~
`,
  /** A date that is the end of something. */
  END: `
ansok~
application deadline
applications
apply
au
bewerben
bewerbung~
candidatur~
closing date
danach
date de fin
date limite
deadline~
end
end date
enddatum
ende
ends
fin
frist
go live
later
laufzeitende
postuler
projektende
projektslut
senare
sista ansokningsdag
sista dag
slut
slutdatum
spater
to
vertragsende
`,
  BEFORE: `
avant
before
earlier than
fore
fruher als
innan
tidigare an
vor
`,
  AFTER: `
after
apres
efter
etter
later than
nach
senare an
spater als
`,
  UNTIL: `
at the latest
au plus tard
bis
by
ikke efter
ikke etter
inte efter
jusqu
latest
nicht nach
no later than
not after
not later than
pas apres
senast
senest
spatestens
t.o.m
through
til
till
tom
until
`,
  /** Words without a meaning of their own, beside stop words of four languages. */
  filler: `
aktuell
anfang
arbeide
arbeiten
arbejde
arbeta
beginning of
borjan av
currently
derzeit
early
fysisk
fysiska
interesserad
interessiert
interested
jobba
jobbe
leider
malheureusement
mid
mitte
need
physical
physique
physische
physischen
travailler
tyvarr
unfortunately
work
working
`,
  /** “English is enough”. */
  ENOUGH: `
enough
genugt
racker
reicht
suffices
sufficient
suffit
`,
  /** What an hour pays. */
  HOURLY: `
/ t
/ time
/t
/time
horaire
hourly
hourly rate~
per t
per time
ph
pr. t
pr. time
pr.t
pr.time
pr t
pr time
stundensatz~
stundlich
taux horaire
thm
timarvode~
timehonorar~
timelon~
timen
timepris~
timesats~
timpris~
timtaxa~
`,
  /** What is paid. */
  RATE: `
arvode~
budget
honorar
pay
paying
prix
rate
rates
satz
tarif
taux
`,
  CURRENCY: currencyWords.join('\n'),
  /** Whether a price is with or without taxes. */
  TAX: `
brutto
eks. mva
eks mva
ekskl. moms
ekskl. mva
ekskl moms
ekskl mva
ex vat
excl. vat
excl vat
exkl. moms
exkl moms
hors taxe~
ht
netto
plus vat
ttc
zzgl. mwst
zzgl. ust
zzgl mwst
zzgl ust
`,
  /** Times of the day, not places. */
  ZONE: `
fuseau~
tidszon~
time
time zone~
timezone~
zeitzone~
`,
};
