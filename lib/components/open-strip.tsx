import type { PublicProject } from '../public-project.ts';

// More than fit on a strip of this height; the style sheet clips the rest.
const MOST_ASSIGNMENTS = 72;
const MOST_DOTS = 12;
const HEIGHT = 24;
const STEP = 9;

/** An outline with a dot for each role. */
function RoleDots({ roles }: { roles: number }) {
  const dots = Math.min(roles, MOST_DOTS);
  const width = HEIGHT + STEP * Math.max(0, dots - 1);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} fill="none" stroke="currentColor" aria-hidden="true">
      <rect x="1" y="1" width={width - 2} height={HEIGHT - 2} rx={HEIGHT / 2 - 1} strokeWidth="2" />
      {/* A zero-length line with round caps is a dot. */}
      {dots > 0 && (
        <path d={`M${HEIGHT / 2} 12h0${`m${STEP} 0h0`.repeat(dots - 1)}`} strokeWidth="6" strokeLinecap="round" />
      )}
    </svg>
  );
}

/** The open assignments as a strip of outlines, in the order of the list. Decorative: the count and the list below say the same. */
export function OpenStrip({ projects }: { projects: readonly PublicProject[] }) {
  if (projects.length === 0) return null;
  return (
    <div className="strip" data-mdast="ignore">
      <div>
        {projects.slice(0, MOST_ASSIGNMENTS).map(({ id, roles }) => (
          <RoleDots key={id} roles={roles.length} />
        ))}
      </div>
      <p>Each outline is an open assignment, each dot a role in it.</p>
    </div>
  );
}
