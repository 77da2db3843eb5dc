import { SalesEmail } from '../components/sales-email.tsx';
import { config } from '../config.ts';
import { pages, signInUrl } from '../site.ts';
import type { StaticPage } from './page.ts';

export const contact: StaticPage = () => ({
  status: 200,
  ...pages.contact,
  body: (
    <>
      <h1>{pages.contact.title}</h1>
      <p className="lead">
        Write to <SalesEmail />. Two or three sentences about the work are enough for a first answer.
      </p>
      <h2>If you need people</h2>
      <p>Helpful to know: what has to be done, which roles you think of, from when, for how long, and where.</p>
      <h2>If you are a professional</h2>
      <p>
        Applications go through the sign-in site: <a href={signInUrl(config().appUrl)}>sign in</a>, choose an assignment
        and apply. Questions about an assignment are welcome by e-mail; please name its id.
      </p>
    </>
  ),
});
