// Names of one thing are separated by commas, things by semicolons or line ends; a comma at the end of a line continues it. The
// way words are written, with accents or without, joined or apart ("front end", "front-end"), makes no difference, so rows don't
// repeat it. A row has only names that always mean the same: "tf" (Terraform, TensorFlow) or "JS" for Node.js would give unwanted results.

/** Technologies. These names match exactly: they are never completed, corrected or inflected. */
export const TECHNOLOGIES = `
  .NET, dotnet, dot net; ASP.NET, ASP .NET; Amazon Web Services, AWS; Angular, Angular.js; C#, csharp, c sharp
  C++, cpp, cplusplus, c plus plus; Elasticsearch, elastic search; Express.js; F#, fsharp, f sharp; GitHub, git hub
  GitLab, git lab; Go, golang, go lang; Google Cloud, GCP, Google Cloud Platform; Google Kubernetes Engine, GKE
  GraphQL, graph ql, gql; JavaScript, JS, java script, ECMAScript; Kubernetes, k8s, kube; Microsoft Azure, Azure, MS Azure
  Microsoft SQL Server, MSSQL, MS SQL, SQL Server; MongoDB, mongo; Next.js; Node.js; Nuxt.js, nuxt; Objective-C, objc, obj-c
  OpenShift, open shift; PL/SQL; PostgreSQL, Postgres, psql, pg, postgre; PowerShell, power shell; Power BI; Python, py
  RabbitMQ, rabbit mq; React, React.js; React Native; Ruby on Rails, Rails, RoR; S/4HANA, S4 HANA; Spring Boot
  TensorFlow, tensor flow; TypeScript, TS, type script; Visual Basic .NET, VB.NET; Vue, Vue.js`;

/** More exact names: each is the start of another word, or nearly equal to one. */
export const NAMES = `
  Ada, Apex, Bash, Bazel, Bun, Camel, Chef, Clojure, Consul, Dart, Dask, Delphi, Deno, Django, Docker, Elastic, Elixir, Elm
  Ember, Erlang, Excel, Express, Figma, Flask, Flink, Flutter, Git, Gradle, Groovy, Hadoop, Hana, Haskell, Helm, Hive, Istio
  Java, Jenkins, Jest, Jira, Julia, Kafka, Keras, Kotlin, Laravel, Less, Linux, Lisp, Lua, Maven, Nest, Next, Node, Nomad
  Oracle, Pandas, Pascal, Perl, PHP, Prolog, Puppet, Qlik, Redis, Remix, Rest, Ruby, Rust, Salt, Sass, Scala, Scheme, Script
  Slack, Soap, Solr, Spark, Spring, Stata, Svelte, Swift, Symfony, Teams, Unity, Unix, Vault, Vite, Windows, ABAP, COBOL`;

/** Roles, fields of work and sectors in English, German, French and Swedish. */
export const WORK = `
  accessibility, a11y, accessible, Barrierefreiheit, barrierefrei, tillgänglighet, accessibilité
  administrator, admin, sysadmin, system administrator, administrateur, administratrice, systemadministratör, administratör
  analyst, Analytiker, analyste, analytiker, Analystin
  architect, Architekt, Architektin, arkitekt, architecte; artificial intelligence, AI, Künstliche Intelligenz, KI, intelligence artificielle
  automation, Automatisierung, automatisation, automatisering; backend, back end; frontend, front end
  business analyst, Geschäftsanalyst, analyste métier, analyste fonctionnel, verksamhetsanalytiker
  business intelligence, BI, décisionnel, beslutsstöd; cloud, nuage, moln
  continuous integration, CI; data, Daten, données; database, Datenbank, base de données, databas
  data scientist, Datenwissenschaftler, scientifique des données; designer, Gestalter, formgivare
  developer, dev, programmer, coder, software engineer, software developer, Entwickler, Entwicklerin, Programmierer,
  Softwareentwickler, Anwendungsentwickler, development, Entwicklung, développement, utveckling, utvecklare, programmerare, mjukvaruutvecklare, systemutvecklare, développeur, développeuse, programmeur, ingénieur logiciel
  DevOps, dev ops; embedded, eingebettet, embarqué, inbyggd, inbyggda system, inbyggnad
  engineer, Ingenieur, Ingenieurin, ingénieur, ingénieure, ingenjör; full stack; full time, Vollzeit, temps plein, plein temps, heltid
  part time, Teilzeit, temps partiel, mi temps, deltid; internationalization, internationalisation, i18n; large language model, LLM
  integration, intégration; machine learning, ML, maskininlärning, maschinelles Lernen, apprentissage automatique
  mobile, Mobil; network, Netzwerk, Netz, réseau, nätverk; natural language processing, NLP; observability, o11y
  platform, Plattform, plateforme, plattforms; product owner, Produktverantwortlicher, produktägare
  project manager, project lead, project leader, Projektleiter, Projektleiterin, Projektmanager, projektledare, chef de projet
  programme manager, program manager, programme lead, Programmleiter, programledare, directeur de programme
  penetration tester, penetration test, penetration testing, pentester, pentest, pentesting
  test engineer, QA engineer, test automation engineer, quality assurance engineer, Testingenieur, testingenjör, ingénieur test
  quality assurance, QA, Qualitätssicherung, assurance qualité, kvalitetssäkring; robotics, Robotik, robotique, robot, Roboter
  scrum master; security, Sicherheit, säkerhet, sécurité, cybersécurité, cybersecurity, cyber security, informationssäkerhet, IT-Sicherheit, it-säkerhet
  site reliability engineer, SRE, site reliability engineering, site reliability; software, logiciel, mjukvara, programvara
  tester, testare, testeur, testeuse; test manager, test lead, Testmanager, testledare; test automation, Testautomatisierung,
  Testautomatisierer, automatisation des tests, testautomatisering; testing, test, tests
  travel, travelling, business trips, Reise, Reisen, Reisetätigkeit, Reisebereitschaft, Dienstreisen, déplacement, resor, resa
  user experience, UX; user interface, UI; web, webb
  app, application, Applikation, Anwendung, applikation; payments, payment, Zahlung, Zahlungen, Zahlungsverkehr, paiement, betalning, betalningar
  automotive, Automobil, automobile, Fahrzeug, Fahrzeuge, fordon, bilindustri; aerospace, aéronautique, Luftfahrt, flygindustri
  bank, banking, Banken, banque, bancaire, bankväsende; construction, Bau, bâtiment, bygg; education, Bildung, éducation, utbildning
  energy, Energie, énergie, energi, utilities; gaming, games, Spiele, jeux, spel
  healthcare, health care, health, Gesundheit, Gesundheitswesen, santé, vård, hälsa, sjukvård
  insurance, Versicherung, Versicherungen, assurance, assurances, försäkring, försäkringar; logistics, Logistik, logistique
  manufacturing, industry, Industrie, Fertigung, industri, tillverkning; media, Medien, médias, medier
  public sector, government, Öffentlicher Sektor, Öffentlicher Dienst, Verwaltung, secteur public, offentlig sektor
  retail, Handel, Einzelhandel, commerce, distribution, detaljhandel; telecom, telecommunications, Telekommunikation, télécommunications, télécoms, telekom
  transport, transportation, Verkehr, transports, mobility, Mobilität
  English, Englisch, anglais, engelska, engelsk, anglophone; German, Deutsch, allemand, tyska, deutschsprachig, germanophone
  French, Französisch, français, franska, francophone; Swedish, Schwedisch, suédois, svenska; Dutch, Niederländisch, néerlandais, nederländska`;

/** The last part of a compound word that says what somebody does: "Datenbankentwickler", "systemutvecklare". */
export const OCCUPATIONS = `
  entwickler, architekt, ingenieur, administrator, analyst, analytiker, tester, designer, manager, spezialist, berater, trainer,
  utvecklare, arkitekt, ingenjör, testare, konsult, specialist, administratör, expert`;

/** Places with different names in different languages. */
export const PLACES = `
  Aarhus, Århus; Antwerp, Antwerpen, Anvers; Austria, Österreich, Österrike, Autriche, Oostenrijk; Basel, Bâle, Basle; Bern, Berne
  Belgium, België, Belgique, Belgien; Brussels, Brussel, Bruxelles, Brüssel, Bryssel; Cologne, Köln
  Copenhagen, København, Kopenhagen, Köpenhamn, Copenhague; Denmark, Danmark, Dänemark, Danemark; Espoo, Esbo
  Europe, Europa; Finland, Suomi, Finnland, Finlande; France, Frankreich, Frankrike; Geneva, Genève, Genf; Germany, Deutschland, Tyskland, Allemagne
  Gothenburg, Göteborg, Gotenburg; Hanover, Hannover; Helsinki, Helsingfors; Ireland, Irland, Irlande; Italy, Italia, Italien, Italie
  Lisbon, Lisboa, Lissabon, Lisbonne; London, Londres; Luxembourg, Luxemburg; Milan, Milano, Mailand; Munich, München
  Netherlands, Nederland, Niederlande, Nederländerna, Pays-Bas, Holland; Norway, Norge, Norwegen, Norvège; Nuremberg, Nürnberg
  Poland, Polska, Polen, Pologne; Prague, Praha, Prag; Rome, Roma, Rom; Seville, Sevilla; Spain, España, Spanien, Espagne
  Strasbourg, Straßburg; Sweden, Sverige, Schweden, Suède; Switzerland, Schweiz, Suisse, Svizzera; The Hague, Den Haag, La Haye
  Turku, Åbo; Turin, Torino; United Kingdom, UK, Great Britain, England; United States, USA; Venice, Venezia, Venedig
  Vienna, Wien, Vienne; Warsaw, Warszawa, Warschau, Varsovie; Zurich, Zürich`;
