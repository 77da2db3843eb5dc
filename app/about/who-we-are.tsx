import { about } from '@/lib/content/about.ts';
import { pages } from '@/lib/routes/pages.ts';
import { People } from './people.tsx';
import { References } from './references.tsx';

const MOST = 3;

/** The first people and references, shown on other pages. Renders nothing if there are none. */
export function WhoWeAre() {
  if (about === null || about.people.length + about.references.length === 0) return null;
  const { people, references } = about;
  return (
    <>
      {references.length > 0 && <References references={references.slice(0, MOST)} />}
      {people.length > 0 && <People people={people.slice(0, MOST)} />}
      <p>
        <a href={pages.about.path}>More about us</a>
      </p>
    </>
  );
}
