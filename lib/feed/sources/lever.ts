import { statedDate } from './dates.ts';
import {
  countries,
  employment,
  type FeedItem,
  fieldsOf,
  isOrAbsent,
  joinHtml,
  lastSegment,
  line,
  listIn,
  listOf,
  objects,
  pay,
  section,
  workplace,
} from './fields.ts';

/** Lever, public postings with `mode=json`: https://github.com/lever/postings-api */
export function* lever(body: unknown): Generator<FeedItem | null> {
  for (const posting of listIn(body, 'Lever’s postings with mode=json')) {
    const { department, team, location, allLocations, commitment } = fieldsOf(posting.categories);
    const { min, max, currency, interval } = fieldsOf(posting.salaryRange);
    const lists = objects(posting.lists).map(({ text, content }) => section(text, content));
    // This address returns published postings only, without stating it.
    if (!isOrAbsent(posting.state, 'published') || !isOrAbsent(posting.confidentiality, 'non-confidential')) yield null;
    else
      yield {
        id: line(posting.id) ? posting.id : lastSegment(posting.hostedUrl),
        name: line(posting.text),
        sector: line(department) ?? line(team),
        context: joinHtml(
          line(posting.description) ? posting.description : posting.descriptionPlain,
          ...lists,
          line(posting.additional) ? posting.additional : posting.additionalPlain,
        ),
        location: workplace([location, ...listOf(allLocations)], posting.workplaceType),
        // Of several places it is the country of the first.
        country: new Set(listOf(allLocations)).size > 1 ? null : countries([posting.country]),
        status: 'Open',
        posted: statedDate(posting.createdAt),
        roles: [
          { title: line(posting.text), allocation: employment(commitment), price: pay(min, max, currency, interval) },
        ],
      };
  }
}
