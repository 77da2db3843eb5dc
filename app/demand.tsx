import { listAddress } from '@/lib/listing/listing.ts';
import type { ProjectList } from '@/lib/projects/project-list.ts';
import { cutText } from '@/lib/public-project/cut-text.ts';
import { search } from '@/lib/search/search.ts';

const MOST_IN_DEMAND = 6;
const FEWEST_IN_DEMAND = 2;
const LONGEST_LABEL = 48;
const MOST_DOTS = 20;
const STEP = 14;

/** A row of dots, drawn as zero-length dashes with round caps. Decorative. */
function Dots({ count }: { count: number }) {
  const width = STEP * (count + 1);
  return (
    <svg viewBox={`0 0 ${width} 20`} width={width} height="20" aria-hidden="true">
      <path
        d={`M${STEP} 10h${STEP * (count - 1) + 0.1}`}
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={`0 ${STEP}`}
      />
    </svg>
  );
}

/**
 * The technologies most in demand, as rows of dots with their counts; each links to the matching assignments. Left out of
 * markdown, where the list itself says the same.
 */
export function Demand({ projects }: { projects: ProjectList }) {
  const choices = search(projects, { filter: {} }).choices().technology.slice(0, MOST_IN_DEMAND);
  // If nothing is asked for twice, there is nothing to compare.
  if ((choices[0]?.count ?? 0) < FEWEST_IN_DEMAND) return null;
  const perDot = Math.ceil((choices[0]?.count ?? 1) / MOST_DOTS);
  return (
    <section data-mdast="ignore">
      <h2>Skills in demand</h2>
      <ol className="demand">
        {choices.map(({ value, count }) => (
          <li key={value}>
            <a href={listAddress({ filter: { technology: value } })}>
              {cutText(value, LONGEST_LABEL)}
              {/* A link “Go” alone would not say what it leads to. */}
              <span className="visually-hidden"> assignments</span>
            </a>
            <Dots count={Math.max(1, Math.round(count / perDot))} />
            <span>
              <span className="visually-hidden">: </span>
              {count.toLocaleString('en')}
            </span>
          </li>
        ))}
      </ol>
      {perDot > 1 && <p className="fine">Each dot stands for {perDot.toLocaleString('en')} assignments.</p>}
    </section>
  );
}
