import type { PageWords } from '../language.ts';

export const pages: PageWords = {
  home: {
    label: 'Start',
    title: 'IT-Freelancer und offene Projekte',
    description:
      'Eine Beratung, die für die Projekte ihrer Kunden freiberufliche Fachleute findet.',
  },
  openProjects: {
    title: 'Offene Projekte',
    description:
      'Die Projekte, die jetzt offen sind, mit Rollen, Technologien, Orten und Honoraren.',
  },
  services: {
    title: 'Leistungen',
    description:
      'Eine Person, ein ganzes Team oder eine zweite Meinung: Wir finden freiberufliche Fachleute für Ihr Vorhaben.',
  },
  professionals: {
    title: 'Für Freelancer',
    description:
      'Wie Sie in unserer Liste ein Projekt finden, sich bewerben und anfangen.',
  },
  about: {
    title: 'Über uns',
    description:
      'Wer wir sind, mit wem Sie sprechen und was wir für Kunden gemacht haben.',
  },
  contact: {
    title: 'Kontakt',
    description:
      'Schreiben Sie uns, wen Sie suchen, welches Projekt Sie interessiert oder was für Projekte Sie suchen.',
  },
  docs: {
    label: 'API',
    title: 'Dokumentation für Entwickler und KI-Agenten',
    description:
      'Wie Programme und Agenten diese Website nutzen: JSON-API, MCP, Seiten als Markdown und Feeds. Alles für Programme ist auf Englisch.',
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Welche personenbezogenen Daten diese Website verarbeitet, wozu und wie lange.',
  },
  legal: {
    title: 'Impressum',
    description:
      'Das Unternehmen hinter dieser Website: Name, Anschrift, Registereintrag und Kontakt.',
  },
};
