import {
  type Fields,
  fieldsOf,
  firstOf,
  isOrAbsent,
  isTrue,
  joinHtml,
  joinWords,
  lastSegment,
  line,
  objects,
  pay,
  type Source,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

/** The pay of a job; companies may choose not to show it. Without a summary it is that of each tier. */
function price(job: Fields): string | undefined {
  if (!isOrAbsent(job.shouldDisplayCompensationOnJobPostings, 'true')) return undefined;
  const { summaryComponents, compensationTiers, scrapeableCompensationSalarySummary } = fieldsOf(job.compensation);
  const salaries = (components: unknown) =>
    objects(components)
      .filter(({ compensationType }) => compensationType === 'Salary')
      .map(({ minValue, maxValue, currencyCode, interval }) => pay(minValue, maxValue, currencyCode, interval));
  const tiers = objects(compensationTiers).flatMap(({ components }) => salaries(components));
  return (
    joinWords(salaries(summaryComponents), '; ') ?? joinWords(tiers, '; ') ?? line(scrapeableCompensationSalarySummary)
  );
}

function addressOf(place: Fields): Fields {
  const address = fieldsOf(place.address);
  return 'postalAddress' in address ? fieldsOf(address.postalAddress) : address;
}

/** A place may be called “Europe” and have an address in Berlin. Its country may be a code or a name. */
function placeOf(place: Fields): string | undefined {
  const name = line(place.location) ?? '';
  const { addressLocality, addressCountry } = addressOf(place);
  const [city, country] = [addressLocality, addressCountry].map((part) => {
    const word = line(part) ?? '';
    return word.length > 2 && !name.toLowerCase().includes(word.toLowerCase()) ? word : undefined;
  });
  return city && name ? `${name} (${joinWords([city, country])})` : joinWords([name, city, country]);
}

/** Ashby, public job board: https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashby: Source = (body) =>
  postings(fieldsOf(body).jobs, 'an Ashby job board', (job) => {
    if (!isOrAbsent(job.isListed, 'true')) return null;
    const places = [job, ...objects(job.secondaryLocations)];
    return {
      id: firstOf(job.id, lastSegment(job.jobUrl)),
      name: job.title,
      sector: firstOf(job.department, job.team),
      context: line(job.descriptionHtml) ? joinHtml(job.descriptionHtml) : job.descriptionPlain,
      location: workplace(places.map(placeOf), firstOf(job.workplaceType) ?? isTrue(job.isRemote)),
      countries: places.map((place) => addressOf(place).addressCountry).filter(line),
      posted: job.publishedAt,
      employment: [job.employmentType],
      price: price(job),
    };
  });
