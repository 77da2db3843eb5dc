import type { Language } from '../language.ts';
import messages from '../messages/en.json' with { type: 'json' };
import { about } from './about.ts';
import { clients } from './clients.ts';
import { exampleProof } from './example-proof.ts';
import { home } from './home.ts';
import { pages } from './pages.ts';
import { privacy } from './privacy.ts';
import { professionals } from './professionals.ts';
import { services } from './services.ts';

/** English, in which programs read the site, too, whatever its language is. */
export const en: Language = {
  locale: 'en-GB',
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
