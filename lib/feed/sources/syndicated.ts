import { readAllocation } from '../../facts/allocation.ts';
import { scan } from '../../facts/scan.ts';
import {
  at,
  type Fields,
  fieldsOf,
  joinWords,
  line,
  objects,
} from './fields.ts';
import { postings } from './postings.ts';
import { modeOf } from './teamtailor.ts';

// Feeds for feed readers, also as recruiting systems extend them. Authors and
// companies are not read.

/**
 * An address of an entry, resolved against that of the feed (RFC 3986 §5).
 * Absent if there is none.
 */
function resolved(link: unknown, base: string): string | undefined {
  const text = line(link);
  return text && URL.canParse(text, base) ? new URL(text, base).href : text;
}

/** A place of Teamtailor’s RSS; one without a city is known by its name. */
const teamtailorPlace = (place: Fields) => ({
  city: line(place['tt:city']) ?? place['tt:name'],
  country: place['tt:country'],
});

const EMPLOYMENT =
  /\b(?:full|part).?time|contract|freelance|temporary|permanent|intern/i;
const isEmployment = (value: unknown) => {
  const words = joinWords(value) ?? '';
  return EMPLOYMENT.test(words) || readAllocation(scan(words)) !== undefined;
};

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification), with the elements of
 * Teamtailor (`tt:`), SuccessFactors (`g:`) and WP Job Manager
 * (`job_listing:`).
 */
export const rss = postings('rss.channel.item', (item, body, url) => {
  const link = resolved(item.link, url);
  const places = objects(at(item, 'tt:locations.tt:location'));
  const status = item.remoteStatus ?? item['tt:remoteStatus'];
  // WP Job Manager: some sites state these in each other's place.
  const kinds = [
    item['job_listing:job_category'],
    item['job_listing:job_type'],
  ];
  const employment = kinds.find(isEmployment);
  const sector = kinds.find((kind) => kind !== employment);
  return {
    id: line(item.guid) ?? link,
    sector: item['tt:department'] ?? sector ?? item.category,
    context: [item['content:encoded'], item.description].find(line),
    places:
      places.length > 0
        ? places.map(teamtailorPlace)
        : [
            item['g:location'],
            item['job_listing:location'],
            item.location,
          ].find(Boolean),
    mode: modeOf(status),
    posted: item.pubDate,
    apply_by: item['g:expiration_date'],
    apply_url: link,
    language: at(body, 'rss.channel.language'),
    employment,
  };
});

/** Atom: RFC 4287 */
export const atom = postings('feed.entry', (entry, body, url) => {
  // A link without a relation is an alternate (RFC 4287 §4.2.7.2).
  const alternate = objects(entry.link).find(
    (link) => (link['@rel'] ?? 'alternate') === 'alternate',
  )?.['@href'];
  // RFC 4287 §2: `xml:base` of an entry is relative to that of the feed.
  const base = resolved(at(body, 'feed.@xml:base'), url) ?? url;
  const link = resolved(alternate, resolved(entry['@xml:base'], base) ?? base);
  return {
    id: line(entry.id) ?? link,
    sector: objects(entry.category).map((category) => category['@term']),
    context: [entry.content, entry.summary].find(line),
    posted: entry.published,
    updated: entry.updated,
    apply_url: link,
    language: entry['@xml:lang'] ?? at(body, 'feed.@xml:lang'),
  };
});

/**
 * What a JobPosting states (https://schema.org/JobPosting), which Teamtailor
 * adds to each item of its JSON Feed.
 */
function jobPosting(posting: Fields) {
  const addresses = objects(posting.jobLocation).map((place) =>
    fieldsOf(place.address),
  );
  const isRemote = posting.jobLocationType === 'TELECOMMUTE';
  const areas = objects(posting.applicantLocationRequirements);
  const salary = fieldsOf(posting.baseSalary);
  const { value: amount = salary.value, ...range } = fieldsOf(salary.value);
  return {
    sector: line(posting.department) ?? posting.industry,
    places: addresses.map((address) => ({
      city: address.addressLocality,
      region: address.addressRegion,
      country: at(address, 'addressCountry.name') ?? address.addressCountry,
    })),
    // Where somebody who works remotely may live.
    offices: isRemote ? areas.map(({ name }) => ({ country: name })) : [],
    mode: isRemote && 'remote',
    apply_by: posting.validThrough,
    employment: posting.employmentType,
    pay: {
      min: amount,
      max: amount,
      ...range,
      currency: salary.currency,
      period: range.unitText,
    },
  };
}

/** JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export const jsonFeed = postings('items', (item, body, url) => {
  const posting = fieldsOf(item._jobposting);
  const link = resolved(line(item.external_url) ?? item.url, url);
  return {
    ...jobPosting(posting),
    id: line(item.id) ?? resolved(item.url, url),
    context: [
      item.content_html,
      item.content_text,
      item.summary,
      posting.description,
    ].find(line),
    posted: line(item.date_published) ?? posting.datePosted,
    updated: item.date_modified,
    apply_url: link,
    language: item.language ?? at(body, 'language'),
  };
});
