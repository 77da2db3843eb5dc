import { absoluteUrl, config } from '../config/config.ts';
import { company } from '../content/company.ts';
import { pages } from '../content/pages.ts';

/**
 * A schema.org description as a data block, without what is `undefined`. Text
 * in it cannot close the element, which takes a `<`.
 */
export function JsonLd({ data }: { data: object }) {
  const description = { '@context': 'https://schema.org', ...data };
  const json = JSON.stringify(description).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag begins
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/**
 * What identifies the organisation in the descriptions of all pages
 * (schema.org).
 */
export const organizationId = () =>
  `${absoluteUrl(pages.home.path)}#organization`;

/**
 * The organisation behind the site, and the site (schema.org, which accepts an
 * address as text, so its lines are not interpreted).
 */
export function Publisher() {
  const { siteName: name, salesEmail: email, language } = config();
  const { path, description } = pages.home;
  const id = { '@id': organizationId() };
  const url = absoluteUrl(path);
  const organization = {
    '@type': 'Organization',
    ...id,
    name,
    url,
    email,
    description,
    legalName: company?.name,
    address: company?.address.join(', '),
    telephone: company?.phone,
    vatID: company?.vatId ?? undefined,
    identifier: company?.registration ?? undefined,
  };
  return (
    <>
      <JsonLd data={organization} />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name,
          url,
          inLanguage: language,
          publisher: id,
        }}
      />
    </>
  );
}
