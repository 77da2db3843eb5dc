import type { PublicProject } from '../projects/project.ts';
import { Frame } from './frame.tsx';

// More than a strip of this height has room for; the style sheet cuts it.
const MOST_FRAMES = 72;

/** What is open as a strip of frames, newest first. For eyes only: count and list below say it in words. */
export function OpenStrip({ projects }: { projects: readonly PublicProject[]; 'data-mdast': 'ignore' }) {
  if (projects.length === 0) return null;
  return (
    <div className="strip">
      <div>
        {projects.slice(0, MOST_FRAMES).map(({ id, roles }) => (
          <Frame key={id} roles={roles.length} />
        ))}
      </div>
      <p>A frame is an open assignment, a dot is a role in it.</p>
    </div>
  );
}
