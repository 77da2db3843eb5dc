import { dateIn } from './dates.ts';
import { fieldsOf, firstOf, isOrAbsent, lastSegment, line, objects } from './fields.ts';
import { postings, type Source, section } from './postings.ts';

/** Lever, public postings with `mode=json`: https://github.com/lever/postings-api */
export const lever: Source = (body) =>
  postings(body, 'Lever’s postings with mode=json', (posting) => {
    // This address returns published postings only, without stating it.
    if (!isOrAbsent(posting.state, 'published') || !isOrAbsent(posting.confidentiality, 'non-confidential'))
      return null;
    const { department, team, location, allLocations, commitment } = fieldsOf(posting.categories);
    const { min, max, currency, interval } = fieldsOf(posting.salaryRange);
    const places = [location, allLocations].flat();
    return {
      id: firstOf(posting.id, lastSegment(posting.hostedUrl)),
      name: posting.text,
      sector: firstOf(department, team),
      html: [
        firstOf(posting.description, posting.descriptionPlain),
        ...objects(posting.lists).map(({ text, content }) => section(text, content)),
        firstOf(posting.additional, posting.additionalPlain),
      ],
      places,
      mode: posting.workplaceType,
      // Of several places it is the country of the first.
      countries: new Set(places.map(line).filter(Boolean)).size > 1 ? [] : [posting.country],
      posted: dateIn(posting.createdAt),
      employment: [commitment],
      pay: [min, max, currency, interval],
    };
  });
