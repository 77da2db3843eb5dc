import { absoluteUrl, config } from '../config.ts';
import { services } from '../content/services.ts';
import { pages } from '../site.ts';
import { JsonLd } from './json-ld.tsx';

/** The configured facts about the company. schema.org accepts an address as text, so its lines need not be interpreted. */
function companyFacts() {
  const { name, address, registration, vatId, phone } = config().company;
  return {
    ...(name && { legalName: name }),
    ...(address && { address: address.join(', ') }),
    ...(phone && { telephone: phone }),
    ...(vatId && { vatID: vatId }),
    ...(registration && { identifier: { '@type': 'PropertyValue', name: 'Registration', value: registration } }),
  };
}

/** The services the company offers to clients. */
const makesOffer = services.map(({ name, summary: description }) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name, description },
}));

/** What identifies the organisation in the descriptions of all pages (schema.org). */
export const organizationId = () => `${absoluteUrl(pages.home.path)}#organization`;

/** The organisation behind the site (schema.org). */
export function Publisher() {
  const { siteName, salesEmail } = config();
  const url = absoluteUrl(pages.home.path);
  const organization = { '@type': 'Organization', '@id': organizationId(), name: siteName, url };
  return (
    <>
      <JsonLd
        data={{
          ...organization,
          email: salesEmail,
          description: pages.home.description,
          makesOffer,
          ...companyFacts(),
        }}
      />
      <JsonLd data={{ '@type': 'WebSite', name: siteName, url, publisher: { '@id': organization['@id'] } }} />
    </>
  );
}
