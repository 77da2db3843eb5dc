import { SalesEmail } from '../components/sales-email.tsx';
import { pages } from '../site.ts';
import type { StaticPage } from './page.ts';

export const services: StaticPage = () => ({
  status: 200,
  ...pages.services,
  body: (
    <>
      <h1>{pages.services.title}</h1>
      <p className="lead">
        We find independent technology professionals for work that has a beginning and an end, and we stay with it until
        it is done.
      </p>
      <h2>One person for a gap</h2>
      <p>
        A developer who knows your framework, an architect for a decision that can’t wait, a test lead before a release.
        You describe the gap; we propose people who have closed one like it.
      </p>
      <h2>A team for an assignment</h2>
      <p>
        Several roles that belong together, with their allocation and price agreed before anyone starts. You see the
        roles on this site exactly as professionals see them.
      </p>
      <h2>Advice before the first line</h2>
      <p>
        An independent look at a plan, a system or an offer, by someone who has built the like. It ends with a written
        answer you can act on.
      </p>
      <h2>What we don’t do</h2>
      <p>
        We don’t sell licences, we don’t take over the running of your systems, and we don’t publish your name without
        asking.
      </p>
      <h2>Start</h2>
      <p>
        Use the <a href={pages.contact.path}>contact page</a> or write to <SalesEmail />. Two or three sentences are
        enough for a first answer.
      </p>
    </>
  ),
});
