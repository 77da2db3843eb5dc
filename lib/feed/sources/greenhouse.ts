import {
  type Fields,
  fieldsOf,
  firstOf,
  joinHtml,
  joinWords,
  line,
  objects,
  pay,
  type Source,
  workplace,
} from './fields.ts';
import { postings } from './postings.ts';

/** Some answers escape HTML twice. */
const unescapedOnce = (text: string | undefined) => text?.replaceAll('&amp;lt;', '&lt;').replaceAll('&amp;gt;', '&gt;');

const price = (post: Fields) =>
  joinWords(
    // Ranges have no period.
    objects(post.pay_input_ranges).map((range) => pay(range.min_cents, range.max_cents, range.currency_type, '', 100)),
    '; ',
  );

/** Greenhouse, public job board: https://developers.greenhouse.io/job-board.html */
export const greenhouse: Source = (body) =>
  postings(fieldsOf(body).jobs, 'a Greenhouse job board', (post) => {
    // A post whose job id is null belongs to no job: it is for general applications.
    if (post.internal_job_id === null) return null;
    const departments = objects(post.departments).map(({ name }) => line(name));
    const offices = objects(post.offices).map(({ location, name }) => firstOf(location, name));
    return {
      id: post.id,
      name: post.title,
      sector: joinWords(departments.filter((name) => name !== 'No Department')),
      context: joinHtml(unescapedOnce(typeof post.content === 'string' ? post.content : undefined)),
      location: workplace(firstOf(fieldsOf(post.location).name, post.location), null, offices),
      until: post.application_deadline,
      posted: post.first_published,
      updated: post.updated_at,
      language: post.language,
      price: price(post),
    };
  });
