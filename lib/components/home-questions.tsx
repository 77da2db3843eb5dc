import { config } from '../config.ts';
import { pages, signInUrl } from '../site.ts';

/** What both sides ask first, answered with what is true of every installation of this site. */
export function HomeQuestions() {
  const { appUrl } = config();
  return (
    <div className="sides questions">
      <section>
        <h2>Questions clients ask</h2>
        <h3>What should my first message say?</h3>
        <p>
          What has to be done, which roles you think of, from when, for how long and where. Two or three sentences are
          enough; what you don’t know yet we find out together.
        </p>
        <h3>Will my name be public?</h3>
        <p>
          No. An assignment is shown with its sector, not with its client. The list has no field for a client’s name.
        </p>
        <h3>What does it cost?</h3>
        <p>
          Asking costs nothing. What a role costs is agreed with you before anyone is proposed, and is published with
          the role where you agree to that.
        </p>
        <h3>Can it be more than one person?</h3>
        <p>Yes. An assignment can hold several roles, each with its own technologies, extent and price.</p>
      </section>
      <section>
        <h2>Questions professionals ask</h2>
        <h3>Do I need an account?</h3>
        <p>
          Not to read. To apply and to follow your application you <a href={signInUrl(appUrl)}>sign in</a>.
        </p>
        <h3>Is the price negotiable?</h3>
        <p>
          The list shows the price the assignment was published with, in its own words. Where it says «not stated», ask
          before you apply.
        </p>
        <h3>Can I work remotely?</h3>
        <p>
          Each assignment says where the work is done, and the <a href={pages.openProjects.path}>open projects</a> can
          be narrowed to those that mention remote work.
        </p>
        <h3>The assignment I saw is gone. Why?</h3>
        <p>An assignment is shown only while it is in matching. When it is filled or withdrawn, it leaves the list.</p>
        <h3>Can my own tools watch the list?</h3>
        <p>
          Yes, as JSON, as markdown and through MCP, without a key. The <a href={pages.docs.path}>documentation</a>{' '}
          shows how.
        </p>
      </section>
    </div>
  );
}
