import { at, fieldsOf, line, objects } from './fields.ts';
import { postings } from './postings.ts';

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

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification), with the elements of
 * Teamtailor (`tt:`), SuccessFactors (`g:`) and WP Job Manager
 * (`job_listing:`).
 */
export const rss = postings('rss.channel.item', (item, body, url) => {
  const link = resolved(item.link, url);
  const mode = item.remoteStatus ?? item['tt:remoteStatus'];
  // Of Teamtailor; one without a city is known by its name.
  const places = objects(at(item, 'tt:locations.tt:location')).map((place) => ({
    city: line(place['tt:city']) ?? place['tt:name'],
    country: place['tt:country'],
  }));
  return {
    id: line(item.guid) ?? link,
    sector:
      item['tt:department'] ??
      item['job_listing:job_category'] ??
      item.category,
    context: [item['content:encoded'], item.description].find(line),
    places: [
      ...places,
      item['g:location'],
      item['job_listing:location'],
      item.location,
    ],
    mode: mode === 'fully' ? 'remote' : mode,
    posted: item.pubDate,
    apply_by: item['g:expiration_date'],
    apply_url: link,
    language: at(body, 'rss.channel.language'),
    employment: item['job_listing:job_type'],
  };
});

/** Atom: RFC 4287 */
export const atom = postings('feed.entry', (entry, body, url) => {
  // A link without a relation is an alternate (RFC 4287 §4.2.7.2).
  const alternate = objects(entry.link).find(
    (link) => (link['@rel'] ?? 'alternate') === 'alternate',
  );
  const link = resolved(alternate?.['@href'], url);
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
 * JSON Feed (https://www.jsonfeed.org/version/1.1/), with the JobPosting
 * (https://schema.org/JobPosting) that Teamtailor adds to each item.
 */
export const jsonFeed = postings('items', (item, body, url) => {
  const posting = fieldsOf(item._jobposting);
  const salary = fieldsOf(posting.baseSalary);
  const range = fieldsOf(salary.value);
  const places = objects(posting.jobLocation).map(({ address }) => ({
    city: at(address, 'addressLocality'),
    region: at(address, 'addressRegion'),
    country:
      at(address, 'addressCountry.name') ?? at(address, 'addressCountry'),
  }));
  return {
    id: line(item.id) ?? resolved(item.url, url),
    sector: line(posting.department) ?? posting.industry,
    context: [item.content_html, item.content_text].find(line),
    places,
    mode: posting.jobLocationType === 'TELECOMMUTE' && 'remote',
    posted: line(item.date_published) ?? posting.datePosted,
    updated: item.date_modified,
    apply_by: posting.validThrough,
    apply_url: resolved(line(item.external_url) ?? item.url, url),
    language: item.language ?? at(body, 'language'),
    employment: posting.employmentType,
    pay: {
      ...range,
      currency: salary.currency,
      period: range.unitText,
    },
  };
});
