import type { PageWords } from '../language.ts';

export const pages: PageWords = {
  home: {
    label: 'Start',
    title: 'Teknikkonsulter och öppna uppdrag',
    description:
      'Ett konsultbolag som hittar frilansande teknikspecialister till sina kunders uppdrag.',
  },
  openProjects: {
    title: 'Öppna uppdrag',
    description:
      'Konsultuppdragen som är öppna just nu, med roller, tekniker, orter och arvoden.',
  },
  services: {
    title: 'Tjänster',
    description:
      'En person, ett helt team eller en andra åsikt: vi hittar frilansande specialister till ert arbete.',
  },
  professionals: {
    title: 'För konsulter',
    description:
      'Så hittar du ett uppdrag i vår lista, ansöker och kommer igång.',
  },
  about: {
    title: 'Om oss',
    description:
      'Vilka vi är, vilka du pratar med och vad vi har gjort för våra kunder.',
  },
  contact: {
    title: 'Kontakt',
    description:
      'Skriv till oss om konsulterna du behöver, ett uppdrag du har sett eller uppdrag du söker.',
  },
  docs: {
    label: 'API',
    title: 'Dokumentation för utvecklare och AI-agenter',
    description:
      'Så använder program och agenter webbplatsen: JSON-API, MCP, sidor som markdown och flöden. Allt för program är på engelska.',
  },
  privacy: {
    title: 'Integritetspolicy',
    description:
      'Vilka personuppgifter den här webbplatsen behandlar, varför och hur länge.',
  },
  legal: {
    title: 'Företagsuppgifter',
    description:
      'Företaget bakom webbplatsen: namn, adress, registrering och kontaktuppgifter.',
  },
};
