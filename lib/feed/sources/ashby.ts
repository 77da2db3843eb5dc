import {
  at,
  type Fields,
  fieldsOf,
  firstOf,
  isOrAbsent,
  isTrue,
  joinWords,
  lastSegment,
  line,
  objects,
} from './fields.ts';
import { pay } from './pay.ts';
import { postings, type Source } from './postings.ts';

/** The pay of a job; companies may choose not to show it. Without a summary it is that of each tier. */
function price(job: Fields): string | undefined {
  if (!isOrAbsent(job.shouldDisplayCompensationOnJobPostings, 'true')) return undefined;
  const { summaryComponents, compensationTiers, scrapeableCompensationSalarySummary } = fieldsOf(job.compensation);
  const salaries = (components: readonly unknown[]) =>
    joinWords(
      objects(components.flat())
        .filter(({ compensationType }) => compensationType === 'Salary')
        .map(({ minValue, maxValue, currencyCode, interval }) => pay(minValue, maxValue, currencyCode, interval)),
      '; ',
    );
  const tiers = objects(compensationTiers).map(({ components }) => components);
  return salaries([summaryComponents]) ?? salaries(tiers) ?? line(scrapeableCompensationSalarySummary);
}

const addressOf = ({ address }: Fields): Fields => fieldsOf(at(address, 'postalAddress') ?? address);

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
  postings(at(body, 'jobs'), 'an Ashby job board', (job) => {
    if (!isOrAbsent(job.isListed, 'true')) return null;
    const places = [job, ...objects(job.secondaryLocations)];
    return {
      id: firstOf(job.id, lastSegment(job.jobUrl)),
      name: job.title,
      sector: firstOf(job.department, job.team),
      html: [job.descriptionHtml],
      context: job.descriptionPlain,
      places: places.map(placeOf),
      mode: firstOf(job.workplaceType) ?? isTrue(job.isRemote),
      countries: places.map((place) => addressOf(place).addressCountry).filter(line),
      posted: job.publishedAt,
      employment: [job.employmentType],
      price: price(job),
    };
  });
