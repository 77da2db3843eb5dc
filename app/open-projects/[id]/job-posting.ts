import { postingHtml } from '@/lib/components/in-language.tsx';
import { organizationId } from '@/lib/components/json-ld.tsx';
import { absoluteUrl, config } from '@/lib/config/config.ts';
import { company } from '@/lib/content/company.ts';
import { placeNamed } from '@/lib/facts/places.ts';
import { factsOf, type ProjectFacts } from '@/lib/facts/project-facts.ts';
import type { PublicProject } from '@/lib/public-project/public-project.ts';
import { isOver } from '@/lib/public-project/stated-date.ts';
import { assignmentPath } from '@/lib/routes/addresses.ts';
import { pages } from '@/lib/routes/pages.ts';

/** What an only role pays. */
function salaryOf({ roles }: ProjectFacts) {
  const [role, ...others] = roles;
  if (!role?.rate || others.length > 0) return undefined;
  const { currency, from, to, per } = role.rate;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: from,
      maxValue: to,
      unitText: per.toUpperCase(),
    },
  };
}

/** Where somebody works, or has to live to work remotely. */
function placeOf({ remote, places }: ProjectFacts, country: string) {
  if (remote === 'yes')
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: {
        '@type': 'Country',
        name: placeNamed(country).name,
      },
    };
  const [city, ...others] = places.filter(({ kind }) => kind !== 'region');
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: others.length === 0 ? city?.text : undefined,
        addressCountry: country,
      },
    },
  };
}

/**
 * An assignment as schema.org’s JobPosting, with what Google requires of one:
 * title, description, date, place with a country, and the organisation. `null`
 * if the assignment doesn’t state them, is over, or is an example. Source:
 * developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(project: PublicProject): object | null {
  const { id, name, context, posted, updated, apply_by, language, roles } =
    project;
  const { siteName, feed } = config();
  const facts = factsOf(project);
  const [country, ...others] = facts.countries;
  const isOpen = feed.url !== null && !isOver(project, Date.now());
  if (!isOpen || !posted || !context || !country || others.length > 0)
    return null;
  return {
    '@type': 'JobPosting',
    title: roles.length === 1 ? roles[0]?.title : name,
    description: postingHtml(project),
    identifier: { '@type': 'PropertyValue', name: siteName, value: id },
    url: absoluteUrl(assignmentPath(id)),
    datePosted: posted,
    dateModified: updated,
    inLanguage: language,
    // A day ends last where the clocks are twelve hours behind UTC.
    validThrough: apply_by && `${apply_by}T23:59:59-12:00`,
    baseSalary: salaryOf(facts),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': organizationId(),
      name: company?.name ?? siteName,
      sameAs: absoluteUrl(pages.home.path),
    },
    ...placeOf(facts, country),
    directApply: false,
  };
}
