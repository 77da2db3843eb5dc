import type { About } from '@/lib/content/language.ts';

export const about: About | null = {
  lead: 'We are twelve people who have built software for others since 2009.',
  picture: { file: 'team.svg', alt: 'The team', width: 1200, height: 400 },
  story: [
    'We began as two engineers with one client.',
    'Today we also [review plans](/services), and answer **within a day**.',
  ],
  people: [
    {
      name: 'Ada Example',
      role: 'Managing director',
      reach: '[ada@second.example](mailto:ada@second.example)',
      picture: { file: 'team.svg', alt: '', width: 300, height: 100 },
    },
    {
      name: 'Max Example',
      role: 'Recruiting',
      reach: '[+49 30 23125 001](tel:+493023125001)',
    },
    {
      name: 'Eva Example',
      role: 'Reviews',
      reach: '[eva.example](https://eva.example/)',
    },
    {
      name: 'Ole Example',
      role: 'Data',
      reach: '[ole@second.example](mailto:ole@second.example)',
    },
  ],
  references: [
    {
      client: 'Rail Example',
      figure: '9 weeks',
      work: 'A planner for every line. [Read more](https://rail.example/)',
    },
  ],
};
