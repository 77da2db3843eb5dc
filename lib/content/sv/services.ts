import { pages } from '../../routes/pages.ts';
import type { Service } from '../language.ts';

export const services: readonly Service[] = [
  {
    name: 'En specialist till ert team',
    summary:
      'En erfaren person som fyller luckan i teamet: en utvecklare, en arkitekt eller en testledare.',
    details:
      'Ni kanske behöver en utvecklare som redan kan ert ramverk, en arkitekt för ett beslut som inte kan vänta eller en testledare inför en release. Vi söker någon som har gjort just det förut.',
  },
  {
    name: 'Ett helt team',
    summary: 'Flera roller som hör ihop, tillsatta som ett uppdrag.',
    details: `En del arbete kräver fler än en person. Vi tar fram rollerna tillsammans med er och publicerar dem som ett uppdrag, där varje roll har sina egna tekniker, språk, sin omfattning och sitt arvode. Se exempel bland våra [öppna uppdrag](${pages.openProjects.path}).`,
  },
  {
    name: 'En oberoende granskning',
    summary: 'En andra åsikt om en plan, ett system eller en offert.',
    details:
      'Innan ni bestämmer er kan ni låta någon med praktisk erfarenhet granska er plan, ert system eller en leverantörs offert och säga rakt ut vad den personen själv skulle göra.',
  },
];
