import { EmailLink, PhoneLink } from '@/lib/components/contact-details.tsx';
import type { Person } from '@/lib/content/about.ts';
import { Picture } from './picture.tsx';

function Reach({ reach }: { reach: string }) {
  if (reach.startsWith('https://')) return <a href={reach}>{reach.slice('https://'.length)}</a>;
  return reach.startsWith('+') ? <PhoneLink phone={reach} /> : <EmailLink address={reach} />;
}

/** The people of the consultancy, and how to reach them. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <section>
      <h2>People</h2>
      <ul className="people">
        {people.map(({ name, role, reach, picture }) => (
          <li key={name}>
            {picture && <Picture picture={picture} />}
            <strong>{name}</strong>
            <span className="visually-hidden">, </span>
            <span>{role}</span>
            <span className="visually-hidden">: </span>
            <Reach reach={reach} />
          </li>
        ))}
      </ul>
    </section>
  );
}
