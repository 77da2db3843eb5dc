import { assignmentPath } from '../addresses.ts';
import { cutText } from '../public-project/cut-text.ts';
import type { PublicProject } from '../public-project.ts';
import type { Marker } from '../search/mark-matches.ts';
import { AssignmentDates } from './assignment-dates.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';
import { InLanguage } from './in-language.tsx';
import { languageAttributes } from './language-attributes.ts';
import { Marked } from './marked.tsx';
import { PostingText } from './posting-text.tsx';
import { RoleTable } from './role-table.tsx';

const LONG_CONTEXT = 900;

type Props = { readonly project: PublicProject; readonly marker?: Marker };

/** One assignment in a list: name, facts, context and roles. A long context is shortened and says so. */
export function AssignmentItem({ project, marker }: Props) {
  const { id, name, context, language } = project;
  const isCut = context.length > LONG_CONTEXT;
  return (
    <article className="assignment">
      <h2>
        <a href={assignmentPath(id)} {...languageAttributes(language)}>
          <Marked text={name} marker={marker} />
        </a>
      </h2>
      <AssignmentFacts project={project} marker={marker} />
      <AssignmentDates project={project} />
      {context === '' && <p className="absent">About the assignment: not stated</p>}
      <PostingText text={isCut ? cutText(context, LONG_CONTEXT) : context} language={language} />
      {isCut && (
        <p>
          <a href={assignmentPath(id)}>
            Read more
            <span className="visually-hidden">
              {' about '}
              <InLanguage language={language}>{name}</InLanguage>
            </span>
          </a>
        </p>
      )}
      <RoleTable project={project} marker={marker} />
    </article>
  );
}
