import { contactPath, signInUrl } from '@/lib/addresses.ts';
import { AssignmentDates } from '@/lib/components/assignment-dates.tsx';
import { languageAttributes } from '@/lib/components/in-language.tsx';
import { config } from '@/lib/config.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import type { PublicProject } from '@/lib/public-project.ts';
import { AssignmentFacts } from './assignment-facts.tsx';

const MOST_VALUES = 3;
const MOST_OF_VALUE = 80;

type SummaryProps = { readonly name: string; readonly field: 'price' | 'allocation'; readonly project: PublicProject };

/** What the roles pay, or how much of a week they take, each value once. The table of roles says which role it is. */
function Summary({ name, field, project: { roles, language } }: SummaryProps) {
  const values = [...new Set(roles.flatMap((role) => role[field] ?? []))];
  if (values.length === 0) return null;
  return (
    <p className="summary" data-mdast="ignore">
      <span className="fine">{name}</span>{' '}
      {values.slice(0, MOST_VALUES).map((value) => (
        <strong key={value} {...languageAttributes(language)}>
          {cutText(value, MOST_OF_VALUE)}{' '}
        </strong>
      ))}
      {values.length > MOST_VALUES && `and ${values.length - MOST_VALUES} more`}
    </p>
  );
}

/** What decides whether to apply, and the two ways on: for a professional, and for a client with similar work. */
export function ApplyPanel({ project }: { project: PublicProject }) {
  return (
    <div className="apply">
      <Summary name="Rate" field="price" project={project} />
      <Summary name="Allocation" field="allocation" project={project} />
      <p className="tools">
        <a className="button" href={signInUrl(config().appUrl, project.id)}>
          Sign in to apply
        </a>{' '}
        <a className="button quiet" href={contactPath(project.id)}>
          Tell us what you need
        </a>
      </p>
      <AssignmentFacts project={project} />
      <AssignmentDates project={project} />
    </div>
  );
}
