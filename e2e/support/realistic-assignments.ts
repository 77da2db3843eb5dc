type Posting = Readonly<Record<string, unknown>>;

// Made up, like every feed of the tests, but as uneven as a real one: four languages, missing facts, long words, HTML,
// lists written in three ways, and roles that repeat the posting's name.
const POSTINGS: readonly Posting[] = [
  {
    name: 'Senior Backend Developer (Kotlin) for an instant payments platform',
    sector: 'Banking',
    context:
      '<p>A European bank moves account-to-account payments to its own platform.</p><p>Your tasks</p><ul><li>design and build services in Kotlin and Spring Boot</li><li>take part in the on-call rota<ul><li>one week in six</li><li>no nights</li></ul></li><li>review the work of two other teams</li></ul><p>The team works in English.</p>',
    location: 'Frankfurt am Main, Germany, two days on site',
    timeline: 'January 2027, 12 months, extension likely',
    roles: [
      {
        title: 'Senior Backend Developer (Kotlin) for an instant payments platform',
        tech_stack: 'Kotlin, Spring Boot, Kafka, PostgreSQL, Kubernetes',
        languages: 'English',
        allocation: '100%',
        price: '95–105 EUR per hour',
      },
    ],
  },
  {
    name: 'Informationssicherheitsmanagementsystem nach ISO 27001 einführen',
    language: 'de',
    sector: 'Öffentliche Verwaltung',
    context:
      'Eine Landesbehörde führt ein Informationssicherheitsmanagementsystem ein.\n\nAufgaben:\n- Schutzbedarfsfeststellung und Risikoanalyse\n- Abstimmung mit der Datenschutzbeauftragten\n- Vorbereitung des Zertifizierungsaudits\n\nAnforderungen:\n* mehrjährige Erfahrung mit ISO 27001\n* Kenntnisse des IT-Grundschutzes',
    location: 'Düsseldorf, überwiegend remote',
    timeline: 'ab sofort, 9 Monate',
    roles: [
      {
        title: 'Informationssicherheitsbeauftragte',
        tech_stack: 'ISO 27001, BSI IT-Grundschutz',
        languages: 'Deutsch',
        allocation: '60 %',
        price: '110 EUR pro Stunde',
      },
    ],
  },
  {
    name: 'Refonte du portail des assurés',
    language: 'fr',
    sector: 'Assurance',
    context:
      '<h3>Contexte</h3><p>Une mutuelle refond le portail de ses adhérents.</p><ol><li>Reprise de l’existant</li><li>Nouveau parcours de déclaration</li><li>Mise en conformité RGAA</li></ol>',
    location: 'Lyon, France, télétravail partiel',
    timeline: 'Mars à décembre 2027',
    roles: [
      {
        title: 'Développeuse ou développeur front',
        tech_stack: 'React, TypeScript, RGAA',
        allocation: '100 %',
        price: '520 EUR par jour',
      },
      { title: 'Designer UX', tech_stack: 'Figma', languages: 'Français', price: '480 EUR par jour' },
    ],
  },
  {
    name: 'Mätvärdesinsamling för elnätet',
    language: 'sv',
    sector: 'Energi',
    context:
      'Ett elnätsföretag bygger om sin mätvärdesinsamling.\n\n• ta över en pipeline i Python\n• dubbla volymen\n• lämna över till drift',
    location: 'Göteborg, på plats två dagar i veckan',
    timeline: 'Februari 2027–juni 2028',
    roles: [
      {
        title: 'Dataingenjör',
        tech_stack: 'Python, Spark, Delta Lake, Azure',
        languages: 'Svenska, engelska',
        allocation: '100 %',
        price: '1 050 SEK per timme',
      },
      {
        title: 'Lösningsarkitekt',
        tech_stack: 'Azure, händelsedriven arkitektur',
        allocation: '50 %',
        price: '1 250 SEK per timme',
      },
      { title: 'Testledare', tech_stack: 'pytest', allocation: '80 %' },
      { title: 'SRE', tech_stack: 'Kubernetes, Grafana, Go', price: '1 100 SEK per timme' },
      { title: 'Scrum master' },
    ],
  },
  {
    name: 'Cloud architect',
    roles: [{ title: 'Cloud architect', tech_stack: 'Azure, Terraform' }],
    location: 'Remote',
  },
  {
    name: 'Warehouse app for hand scanners',
    sector: 'Logistics',
    context: 'Pickers use scanners with an app from 2014. It has to work offline for a whole shift.',
    location: 'Rotterdam, Netherlands, on site',
    timeline: 'April 2027, 8 months',
    roles: [
      {
        title: 'Android developer',
        tech_stack: 'Kotlin, Jetpack Compose, SQLite',
        languages: 'English, Dutch',
        allocation: '100%',
        price: '88 EUR per hour',
      },
    ],
  },
  {
    name: 'Donaudampfschifffahrtsgesellschaftsfahrkartenverwaltung ablösen',
    language: 'de',
    sector: 'Personenschifffahrtsgesellschaft',
    context:
      'Die Fahrkartenverwaltung läuft auf einem Großrechner. Sie wird Schritt für Schritt ersetzt; der Verkauf läuft dabei weiter.',
    location: 'Wien',
    timeline: '',
    roles: [
      {
        title: 'Softwareentwicklungsprojektleitung',
        tech_stack: 'Java, COBOL, DB2',
        languages: 'Deutsch',
        price: 'nach Vereinbarung',
      },
      {
        title: 'Mainframe-Entwicklung',
        tech_stack: 'COBOL, CICS',
        languages: 'Deutsch',
        allocation: '80 %',
        price: '120 EUR pro Stunde',
      },
    ],
  },
  {
    name: 'Fraud signals in card payments',
    sector: 'Payments',
    context:
      'A card issuer scores each payment within 80 milliseconds. The model is retrained weekly; the features are computed twice, and differently.',
    location: 'Amsterdam or remote within the EU',
    timeline: 'December 2026, 6 months',
    roles: [
      {
        title: 'Machine learning engineer',
        tech_stack: 'Python, PyTorch, Feast, Kafka',
        languages: 'English',
        allocation: '100%',
        price: '110 EUR per hour',
      },
      {
        title: 'Backend developer',
        tech_stack: 'Go, gRPC, Redis',
        languages: 'English',
        allocation: '100%',
        price: '100 EUR per hour',
      },
    ],
  },
  {
    name: 'Chef de projet technique – migration SAP S/4HANA',
    language: 'fr',
    context: 'Migration d’un ERP pour un groupe industriel. Pilotage de trois intégrateurs.',
    location: 'Paris, La Défense',
    timeline: 'Dès que possible',
    roles: [
      {
        title: 'Chef de projet technique – migration SAP S/4HANA',
        tech_stack: 'SAP S/4HANA',
        price: '750 EUR par jour',
      },
    ],
  },
  {
    name: 'Tillgänglighetsgranskning av e-tjänster',
    language: 'sv',
    sector: 'Offentlig sektor',
    context: 'En myndighet granskar fjorton e-tjänster mot WCAG 2.2.',
    location: 'Distans',
    roles: [{ title: 'Tillgänglighetsexpert', tech_stack: 'WCAG 2.2, ARIA', languages: 'Svenska', allocation: '40 %' }],
  },
  {
    name: 'Search that understands spare parts',
    sector: 'Manufacturing',
    context:
      'Mechanics search 400,000 parts by words that no catalogue has.\n\nYou will:\n- build the index\n- measure it with real searches',
    location: 'Brno, Czechia, partly remote',
    timeline: 'May 2027, 10 months',
    roles: [
      {
        title: 'Search engineer',
        tech_stack: 'Java, OpenSearch, Python',
        languages: 'English',
        allocation: '80%',
        price: '700 EUR per day',
      },
    ],
  },
  {
    name: 'Platform Engineer (m/w/d) Kubernetes und GitOps, Schwerpunkt Beobachtbarkeit',
    language: 'de',
    sector: 'Handel',
    context: 'Ein Handelsunternehmen betreibt 40 Cluster. Gesucht wird Verstärkung für das Plattformteam.',
    location: 'Hamburg, remote möglich',
    timeline: 'ab 1. Februar 2027, 12 Monate',
    roles: [
      {
        title: 'Platform Engineer (m/w/d) Kubernetes und GitOps, Schwerpunkt Beobachtbarkeit',
        tech_stack: 'Kubernetes, Argo CD, Prometheus, OpenTelemetry, Terraform, AWS',
        languages: 'Deutsch, Englisch',
        allocation: '100 %',
        price: '90–100 EUR pro Stunde',
      },
    ],
  },
];

const PLACES = [
  {},
  { location: 'Zürich, Switzerland, hybrid' },
  { location: 'Remote within Europe' },
  {},
  { location: '' },
];

/** The day of posting of the assignment at a place of the list. Every seventh has none. */
const posted = (at: number) =>
  at % 7 === 6 ? {} : { posted: new Date(Date.UTC(2026, 10, 20 - ((at * 11) % 60))).toISOString().slice(0, 10) };

/** Sixty made-up assignments, or fewer, as uneven as those of a real feed. */
export function realisticAssignments(length = 60): readonly Posting[] {
  return Array.from({ length }, (_, at) => {
    const round = Math.floor(at / POSTINGS.length);
    return { id: `R-${at + 1}`, status: 'Open', ...POSTINGS[at % POSTINGS.length], ...PLACES[round], ...posted(at) };
  });
}
