import { config } from '../config.ts';
import { signInUrl } from '../site.ts';

/** The way from the first message to the start of the work, for both sides. */
export function HowItWorks() {
  return (
    <div className="sides">
      <section>
        <h2>How it works for clients</h2>
        <ol className="steps">
          <li>
            <strong>You describe the work</strong> in a few sentences, on the contact page or by e-mail.
          </li>
          <li>
            <strong>We ask what is unclear</strong> and agree with you on roles, extent and price.
          </li>
          <li>
            <strong>We publish the assignment here</strong>, without your name, and look for people who fit.
          </li>
          <li>
            <strong>You meet the people we propose</strong> and choose.
          </li>
          <li>
            <strong>The work starts.</strong> We remain your contact until it ends.
          </li>
        </ol>
      </section>
      <section>
        <h2>How it works for professionals</h2>
        <ol className="steps">
          <li>
            <strong>You read the open projects</strong> and find a role that fits.
          </li>
          <li>
            <strong>
              You <a href={signInUrl(config().appUrl)}>sign in</a>
            </strong>{' '}
            and apply with your profile.
          </li>
          <li>
            <strong>You follow your application</strong> there and see where it stands.
          </li>
          <li>
            <strong>You meet the client.</strong> Both sides say yes, or no.
          </li>
          <li>
            <strong>You agree on the contract</strong> and start.
          </li>
        </ol>
      </section>
    </div>
  );
}
