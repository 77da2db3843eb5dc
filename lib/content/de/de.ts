import type { Language } from '../language.ts';
import messages from '../messages/de.json' with { type: 'json' };
import { about } from './about.ts';
import { clients } from './clients.ts';
import { exampleProof } from './example-proof.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { privacy } from './privacy.ts';
import { professionals } from './professionals.ts';
import { services } from './services.ts';

export const de: Language = {
  locale: 'de-DE',
  messages,
  about,
  clients,
  exampleProof,
  home,
  pages,
  privacy,
  professionals,
  services,
};
