import { at, type Fields, fieldsOf, firstOf, isOrAbsent, joinWords, line, objects } from './fields.ts';
import { type NextPage, postings, type Source } from './postings.ts';

/** Teamtailor, jobs of the public API: https://docs.teamtailor.com/#jobs */
export const teamtailor: Source = (body) => {
  const keyOf = ({ type, id }: Fields) => `${line(type)}/${line(id)}`;
  // Only names of departments and places are read of the included resources.
  const included = new Map(objects(at(body, 'included')).map((one) => [keyOf(one), fieldsOf(one.attributes)]));
  return postings(at(body, 'data'), 'Teamtailor’s jobs', (entry) => {
    const job = fieldsOf(entry.attributes);
    const states = { status: 'open', 'human-status': 'published', internal: 'false', template: 'false' };
    const isPublic = Object.entries(states).every(([name, value]) => isOrAbsent(job[name], value));
    if (entry.attributes === undefined || !isPublic) return null;
    const referred = (...names: readonly string[]): readonly Fields[] =>
      names.flatMap((name) =>
        objects(at(entry, `relationships.${name}.data`)).map((one) => included.get(keyOf(one)) ?? {}),
      );
    const places = referred('locations', 'location');
    return {
      id: entry.id,
      name: job.title,
      sector: joinWords(referred('department').map(({ name }) => name)),
      html: [job.pitch, job.body],
      places: places.map(({ city, name, country }) => joinWords([line(city) ?? name, country])),
      mode: job['remote-status'],
      countries: places.map(({ country }) => country),
      until: job['end-date'],
      posted: job['created-at'],
      updated: job['updated-at'],
      language: job['language-code'],
      employment: [job['employment-type']],
      pay: [job['min-salary'], job['max-salary'], job.currency, job['salary-time-unit']],
    };
  });
};

export const nextOfTeamtailor: NextPage = (body) => line(at(body, 'links.next')) ?? null;

/** Teamtailor, `jobs.json` of a careers site: a JSON Feed with schema.org’s JobPosting in each item. */
export const teamtailorJobs: Source = (body) =>
  postings(at(body, 'items'), 'a Teamtailor careers site', (item) => {
    const job = fieldsOf(item._jobposting);
    const addresses = objects(job.jobLocation).flatMap(({ address }) => objects(address));
    const { minValue, maxValue, value, unitText } = fieldsOf(at(job, 'baseSalary.value'));
    return {
      id: item.id,
      name: item.title,
      html: [firstOf(item.content_html, job.description)],
      places: addresses.map(({ addressLocality, addressCountry }) => joinWords([addressLocality, addressCountry])),
      mode: job.jobLocationType === 'TELECOMMUTE' && 'remote',
      countries: addresses.map(({ addressCountry }) => addressCountry),
      until: job.validThrough,
      posted: item.date_published,
      updated: item.date_modified,
      language: item.language,
      employment: [job.employmentType],
      pay: [firstOf(minValue, value), firstOf(maxValue, value), at(job, 'baseSalary.currency'), unitText],
    };
  });
