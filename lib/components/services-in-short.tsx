import { pages } from '../site.ts';

/** What is done for clients, a line each. */
export function ServicesInShort() {
  return (
    <section>
      <h2>Services</h2>
      <dl className="terms">
        <div>
          <dt>One person for a gap</dt>
          <dd>A developer, an architect, a test lead: someone who has closed a gap like yours.</dd>
        </div>
        <div>
          <dt>A team for an assignment</dt>
          <dd>Several roles that belong together, each with its extent and its price.</dd>
        </div>
        <div>
          <dt>Advice before the first line</dt>
          <dd>An independent look at a plan, a system or an offer, answered in writing.</dd>
        </div>
      </dl>
      <p>
        <a href={pages.services.path}>More about the services</a>
      </p>
    </section>
  );
}
