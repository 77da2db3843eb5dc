/** A fully configured company, with every fact that the legal notice can state. */
export const company = {
  COMPANY_NAME: 'Test Consulting Ltd',
  COMPANY_ADDRESS: 'Suite 5, 1 High Street\\nLondon EC1A 1AA\\nUnited Kingdom',
  COMPANY_REGISTRATION: 'Companies House, England and Wales, 01234567',
  COMPANY_VAT_ID: 'GB 123 4567 89',
  COMPANY_PHONE: '+44 20 7946 0000',
  COMPANY_REPRESENTATIVE: 'Ada Example, Max Example',
  COMPANY_EDITOR: 'Ada Example',
  COMPANY_CAPITAL: '£ 25,000',
  COMPANY_HOST: 'Hosting Example Ltd, 2 Low Street, London, +44 20 7946 0001',
} as const;
