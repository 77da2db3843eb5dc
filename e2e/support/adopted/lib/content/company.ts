import type { Company } from '@/lib/content/company.ts';

export const company: Company | null = {
  name: 'Second Example Consulting & Sons GmbH',
  address: ['Beispielstraße 12a', '01234 Beispielstadt', 'Germany'],
  registration: 'Amtsgericht Beispielstadt, HRB 000000',
  vatId: 'DE000000000',
  phone: '+49 30 23125 000',
  representative: 'Ada Example, Max Example',
  host: 'Hosting Example Ltd, 2 Low Street, London, +44 20 7946 0001',
  privacyEmail: 'privacy@second.example',
  securityEmail: 'security@second.example',
};
