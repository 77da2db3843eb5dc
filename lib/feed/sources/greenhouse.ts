import { deadline, statedDate } from './dates.ts';
import {
  type FeedItem,
  type Fields,
  fieldsOf,
  joinHtml,
  joinWords,
  line,
  listIn,
  objects,
  pay,
  workplace,
} from './fields.ts';

/** Some answers escape HTML twice. */
const unescapedOnce = (text: string | undefined) => text?.replaceAll('&amp;lt;', '&lt;').replaceAll('&amp;gt;', '&gt;');

const price = (post: Fields) =>
  joinWords(
    // Ranges have no period.
    objects(post.pay_input_ranges).map((range) => pay(range.min_cents, range.max_cents, range.currency_type, '', 100)),
    '; ',
  );

/** Greenhouse, public job board: https://developers.greenhouse.io/job-board.html */
export function* greenhouse(body: unknown): Generator<FeedItem | null> {
  for (const post of listIn(fieldsOf(body).jobs, 'a Greenhouse job board')) {
    const departments = objects(post.departments).map(({ name }) => line(name));
    const offices = objects(post.offices).map(({ location, name }) => line(location) ?? name);
    // A post whose job id is null belongs to no job: it is for general applications.
    if (post.internal_job_id === null) yield null;
    else
      yield {
        id: post.id,
        name: line(post.title),
        sector: joinWords(departments.filter((name) => name !== 'No Department')),
        context: joinHtml(unescapedOnce(typeof post.content === 'string' ? post.content : undefined)),
        location: workplace(line(fieldsOf(post.location).name) ?? post.location, null, offices),
        ...deadline(post.application_deadline),
        status: 'Open',
        posted: statedDate(post.first_published),
        updated: statedDate(post.updated_at),
        language: post.language,
        roles: [{ title: line(post.title), price: price(post) }],
      };
  }
}
