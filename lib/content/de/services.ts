import { pages } from '../../routes/pages.ts';
import type { Service } from '../language.ts';

export const services: readonly Service[] = [
  {
    name: 'Verstärkung für Ihr Team',
    summary:
      'Eine erfahrene Person für die Lücke in Ihrem Team: Entwicklung, Architektur oder Testleitung.',
    details:
      'Vielleicht brauchen Sie jemanden in der Entwicklung, der Ihr Framework schon kennt, in der Architektur für eine Entscheidung, die nicht warten kann, oder in der Testleitung vor einem Release. Wir suchen jemanden, der diese Aufgabe schon gelöst hat.',
  },
  {
    name: 'Ein ganzes Team',
    summary: 'Mehrere Rollen, die zusammengehören, in einem Projekt besetzt.',
    details: `Manche Arbeit braucht mehr als eine Person. Wir legen die Rollen mit Ihnen fest und schreiben sie als ein Projekt aus, jede mit eigenen Technologien, Sprachen, eigener Auslastung und eigenem Honorar. Beispiele finden Sie unter unseren [offenen Projekten](${pages.openProjects.path}).`,
  },
  {
    name: 'Eine unabhängige Prüfung',
    summary:
      'Eine zweite Meinung zu einem Plan, einem System oder einem Angebot.',
    details:
      'Bevor Sie sich festlegen, sieht sich jemand mit praktischer Erfahrung Ihren Plan, Ihr System oder das Angebot eines Anbieters an und sagt Ihnen offen, was er selbst tun würde.',
  },
];
