import type { PublicProject } from '../public-project.ts';
import { Frame } from './frame.tsx';

// More than fit on a strip of this height; the style sheet clips the rest.
const MOST_FRAMES = 72;

/** The open assignments as a strip of frames, newest first. Decorative: the count and the list below say the same. */
export function OpenStrip({ projects }: { projects: readonly PublicProject[]; 'data-mdast': 'ignore' }) {
  if (projects.length === 0) return null;
  return (
    <div className="strip">
      <div>
        {projects.slice(0, MOST_FRAMES).map(({ id, roles }) => (
          <Frame key={id} roles={roles.length} />
        ))}
      </div>
      <p>Each frame is an open assignment, each dot a role in it.</p>
    </div>
  );
}
