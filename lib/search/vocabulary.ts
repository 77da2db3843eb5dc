/**
 * The names of technologies, one thing a line. They are never inflected,
 * completed or corrected.
 */
export const technologies = `
ABAP
Ada
Amazon Web Services, AWS
Angular, Angular.js
Apex
ASP.NET
Azure DevOps
Bash
Bazel
Bun
C#, csharp
C++, cpp, cplusplus
Camel
Chef
Clojure
COBOL
Consul
Dart
Dask
Delphi
Deno
Django
Docker
Elastic
Elasticsearch
Elixir
Elm
Ember
Erlang
Excel
Express
Express.js
F#, fsharp
Figma
Flask
Flink
Flutter
Git
GitHub
GitLab
Go, golang
Google Cloud, GCP, Google Cloud Platform
Google Kubernetes Engine, GKE
Gradle
GraphQL, gql
Groovy
Hadoop
Hana
Haskell
Helm
Hive
iOS, iPhone, iPad
Istio
Java
JavaScript, JS, ECMAScript
Jenkins
Jest
Jira
Julia
Kafka
Keras
Kotlin
Kubernetes, k8s, kube
Laravel
Less
Linux
Lisp
Lua
Maven
Microsoft 365, M365, MS 365, Office 365, O365
Microsoft Azure, Azure, MS Azure
Microsoft SQL Server, MSSQL, SQL Server
MongoDB, mongo
Nest
.NET, dotnet
Next
Next.js
Node
Node.js
Nomad
Nuxt.js, nuxt
Objective-C, objc
OpenShift
Oracle
Pandas
Pascal
Perl
PHP
PL/SQL
PostgreSQL, Postgres, postgress, psql, pg, postgre
Power BI
PowerShell
Prolog
Puppet
Python, py
Qlik
RabbitMQ
React Native
React, React.js
Redis
Remix
Rest
Ruby
Ruby on Rails, Rails, RoR
Rust
S/4HANA
Salt
Sass
Scala
Scheme
Script
Slack
Soap
Solr
Spark
Spring
Spring Boot
Stata
Svelte
Swift
Symfony
Teams
TensorFlow
TypeScript, TS
Unity
Unix
Vault
Visual Basic
Visual Basic .NET, VB.NET
Vite
Vue, Vue.js
Windows
`;

/** The names of work, sectors and languages, one thing a line. */
export const work = `
administrator, admin, sysadmin, admin sys, administrateur, administratrice, systemadministratör
architect, software architect, Softwarearchitekt, mjukvaruarkitekt, architecte logiciel, Architekt, arkitekt
analyst, Analytiker, analysis, analys, analytics
coach
consultant, Berater, Beratung, konsult, konsulent
designer, Gestalter, Grafiker, graphiste, formgivare
developer, dev, programmer, coder, coding, software engineer, software developer, system developer, Entwickler, Programmierer, Softwareentwickler, Anwendungsentwickler, development, Entwicklung, développement, utvecklare, utvikler, udvikler, mjukvaruutvecklare, systemutvecklare, développeur, développeuse, programmeur, ingénieur logiciel
engineer, Ingenieur, ingenjör, ingeniør, technician, Techniker, technicien, tekniker
expert, expertis, specialist, Spezialist
manager, Leiter, ledare
tester, testing, software tester, test engineer, QA engineer, test automation engineer, quality assurance engineer, Testingenieur, testingenjör, ingénieur test, testeur, testeuse
trainer, Dozent, Schulungsleiter, formateur, formatrice, utbildare
accessibility, a11y, accessible, Barrierefreiheit, barrierefrei, tillgänglighet, accessibilité
aviation, aerospace, airline, aéronautique, aérospatial, Luftfahrt, Raumfahrt, Luft- und Raumfahrt, flyg, flygindustri, flygbolag, flygbranschen
agile, agila, agilt
app, application, Anwendung, applikation, appar, appen
artificial intelligence, AI, Künstliche Intelligenz, KI, intelligence artificielle, IA, artificiell intelligens
automation, Automatisierung, automatisering
automotive, Automobil, Fahrzeug, fordon, bilindustri, fordonsindustri
backend
bank, Bankwesen, banque, bancaire, bankväsende
business analyst, BA, Geschäftsanalyst, analyste métier, analyste fonctionnel, verksamhetsanalytiker, affärsanalytiker
business intelligence, BI, décisionnel, beslutsstöd
cloud, nuage, moln
construction, Bau, bâtiment, bygg
continuous integration, CI
data, Daten, données
data scientist, data science, Datenwissenschaftler, Datenwissenschaft, scientifique des données, science des données, datavetenskap
database, Datenbank, base de données
database administrator, DBA, Datenbankadministrator, databasadministratör, databasadmin, administrateur de bases de données
DevOps
Dutch, Niederländisch, néerlandais, nederländska
e-commerce, e-handel, Onlinehandel, online shop, online store, web shop, webbutik, Versandhandel, commerce électronique, boutique en ligne, vente en ligne
payroll, Lohnabrechnung, Entgeltabrechnung, paie, lön, lönehantering
electronics, Elektronik, électronique
education, Bildung, utbildning
embedded, eingebettet, embarqué, inbyggd, inbyggda system, inbyggnad
energy, utilities, Energieversorgung, Energiewirtschaft, energiförsörjning
English, Englisch, anglais, engelska, anglophone, engelsktalande, englischsprachig, english speaking
Swedish, svensktalande, schwedischsprachig, suédophone, Schwedisch, suédois, svenska
French, fransktalande, französischsprachig, Französisch, français, franska, francophone
frontend
full stack
full time, Vollzeit, temps plein, plein temps, heltid
gaming, game, Spiel, jeux, spel
German, Deutsch, allemand, tyska, deutschsprachig, germanophone, tysktalande
hospital, clinic, Krankenhaus, Klinik, Klinikum, hôpital, hospitalier, clinique, sjukhus
healthcare, health, Gesundheit, Gesundheitswesen, santé, vård, hälsa, sjukvård
insurance, insurer, Versicherung, Versicherer, assureur, assurance, försäkring
integration
internationalization, internationalisation, i18n
large language model, LLM
logistics, Logistik, logistique
machine learning, ML, maskininlärning, maschinelles Lernen, apprentissage automatique
manufacturing, Fertigung, industri, tillverkning
media, medier
migration, migrering
mobile
natural language processing, NLP
network, Netzwerk, Netz, réseau, réseaux, nätverk
observability, o11y
part time, half time, Teilzeit, Halbzeit, temps partiel, mi temps, deltid, halvtid
payments, Zahlung, Zahlungsverkehr, paiement, betalning
penetration tester, Penetrationstest, test d'intrusion, intrusion test, pentest
sector, Branche, bransch, secteur, sektor
project, Projekt, projet
platform, Plattform, plateforme
product owner, PO, Produktverantwortlicher, produktägare
programme, Programm
programme manager, programme lead, Programmleiter, programledare, directeur de programme
project manager, PM, project lead, Projektleiter, Projektmanager, project management, projektledning, projektledare, prosjektleder, projektleder, chef de projet, Projektleitung
public sector, government, Öffentlicher Sektor, Öffentlicher Dienst, Verwaltung, secteur public, offentlig sektor
quality assurance, QA, Qualitätssicherung, assurance qualité, kvalitetssäkring
retail, Handel, Einzelhandel, commerce, distribution, detaljhandel
robotics, Robotik, robotique, robot
scrum master
security, Sicherheit, säkerhet, sikkerhet, sikkerhed, sécurité, cybersécurité, cybersecurity, informationssäkerhet, IT-Sicherheit, it-säkerhet
site reliability engineer, SRE, site reliability
software, logiciel, mjukvara, programvara
technical writer, technical author, Technischer Redakteur, Technische Redaktion, rédacteur technique, rédactrice technique, rédaction technique, teknisk skribent, teknikinformatör, teknikinformation
solution architect, Lösungsarchitekt, Solution-Architekt, lösningsarkitekt, architecte solution, architecte de solutions
telecom, Telekommunikation, télécommunication, telekom
test automation, automated tests, tests automatisés, automatisierte Tests, Testautomatisierung, Testautomatisierer, automatisation des tests, testautomatisering
test manager, test lead, Testleiter, Testleitung, testledning, testledare
transport, transportation, Verkehr, mobility, Mobilität
travel, business trips, Reise, Reisetätigkeit, Reisebereitschaft, Dienstreise, déplacement, resor, resa
user experience, UX
user interface, UI
web, webb
Europe, Europa
European Union, EU, UE, Europäische Union, Union européenne, Europeiska unionen
`;

/** Words that say nothing by themselves, beside those that no language needs. */
export const ignoredWords = `
annee
anywhere
arbeiten
arbeta
arbete
assignment
aufgabe
auftrage
auslastung
available
background
begin
beginnt
behover
benotigen
bereich
besoin
big
bilingue
bitte
bolag
bon
bonjour
bonne
borja
borjar
brauche
candidate
career
cherche
cherchons
cinq
city
client
coding
company
competence
complex
confirmé
connaissances
connaissant
connait
consultancy
consultant
consulting
contracting
contractor
cool
couple
courant
courte
customer
dage
dager
daily
day
days
debut
dehors
demarrage
deux
direkt
domain
duktig
duration
duree
einsatz
emploi
enda
endast
entreprise
entry
equipe
erfahren
erfahrung
erfaren
erfarenhet
erfarna
everywhere
exciting
experience
experienced
experimente
experte
familiar
few
field
firma
first
five
fliessend
fluent
flytande
foretag
four
freelancerin
freiberufler
freiberuflich
freie
frilans
fully
gebiet
gesucht
gig
good
great
hallo
hello
herausforderung
heure
hey
hi
highly
hire
hiring
hour
independant
industry
informatik
informatique
inriktning
interessante
interesting
interim
international
j'ai
job
jobb
jour
kenntnisse
knowing
knowledge
konsultuppdrag
kort
krav
kund
kunnig
kunskap
kurzfristig
kvartal
language
langue
large
last
laufzeit
legacy
letar
level
liebsten
long
longue
look
losning
losung
maitrise
manad
mandat
maned
merci
metier
mission
modern
mois
monat
month
n'ai
nachst
nära
native
near
nearby
need
neste
offre
omfattning
omrade
oppdrag
opportunity
organisation
organization
paar
parlant
pensum
percent
please
position
poste
prestation
pro
procent
prochain
proche
professional
programming
project
prozent
quartal
quatre
quelques
quick
recherche
recruiting
region
rein
require
role
roller
search
sector
seek
selbstandig
selbststandig
semaine
senior
seulement
short
skill
skilled
small
software
soker
sokes
solid
solution
somewhere
spannend
spoken
sprache
sprak
sprechend
stack
stad
stadt
start
stelle
strong
stunde
sucht
system
talande
talent
tatigkeit
team
tech
technology
temps
term
thanks
three
timme
tjanster
top
travailler
trimestre
trois
two
uge
ugen
uka
uke
uken
umfeld
uniquement
unternehmen
uppdrag
vacancy
vecka
veckor
verantwortung
veux
want
wanted
week
woche
work
workload
year
yrke
`;
