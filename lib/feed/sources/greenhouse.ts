import { at, firstOf, joinWords, objects } from './fields.ts';
import { pay } from './pay.ts';
import { postings, type Source } from './postings.ts';

/** Greenhouse, public job board: https://developers.greenhouse.io/job-board.html */
export const greenhouse: Source = (body) =>
  postings(at(body, 'jobs'), 'a Greenhouse job board', (post) => {
    // A post whose job id is null belongs to no job: it is for general applications.
    if (post.internal_job_id === null) return null;
    const ranges = objects(post.pay_input_ranges);
    return {
      id: post.id,
      name: post.title,
      sector: joinWords(objects(post.departments).map(({ name }) => (name === 'No Department' ? null : name))),
      // Some answers escape HTML twice.
      html: [typeof post.content === 'string' && post.content.replace(/&amp;([lg]t;)/g, '&$1')],
      places: [firstOf(at(post, 'location.name'), post.location)],
      offices: objects(post.offices).map(({ location, name }) => firstOf(location, name)),
      until: post.application_deadline,
      posted: post.first_published,
      updated: post.updated_at,
      language: post.language,
      // Ranges have no period.
      price: joinWords(
        ranges.map(({ min_cents: min, max_cents: max, currency_type: currency }) => pay(min, max, currency, '', 100)),
        '; ',
      ),
    };
  });
