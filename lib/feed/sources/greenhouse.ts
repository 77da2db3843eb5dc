import { at, line, objects } from './fields.ts';
import { postings } from './postings.ts';

/**
 * Greenhouse, public job board: https://developers.greenhouse.io/job-board.html
 */
export const greenhouse = postings('jobs', (post) => {
  // A post whose job id is null belongs to no job: it is for general
  // applications.
  if (post.internal_job_id === null) return null;
  return {
    sector: objects(post.departments).map(({ name }) => name),
    context: post.content,
    places: at(post, 'location.name'),
    offices: objects(post.offices).map(
      ({ location, name }) => line(location) ?? name,
    ),
    apply_by: post.application_deadline,
    posted: post.first_published,
    updated: post.updated_at,
    language: post.language,
    pay: objects(post.pay_input_ranges).map((range) => ({
      min: Number(line(range.min_cents)) / 100,
      max: Number(line(range.max_cents)) / 100,
      currency: range.currency_type,
    })),
  };
});
