import { Paragraphs } from '../components/paragraphs.tsx';
import type { PublicProject, PublicProjectRole } from '../public-project.ts';
import { staticHtml } from '../render/static-html.ts';

function Role({ role }: { role: PublicProjectRole }) {
  const facts = [role.tech_stack, role.languages, role.allocation, role.price].filter(Boolean).join('; ');
  return (
    <li>
      <strong>{role.title}</strong>
      {facts && `: ${facts}`}
    </li>
  );
}

// Feed readers drop most styles, so this uses lists rather than a table.
function Entry({ project: { context, location, timeline, sector, status, roles } }: { project: PublicProject }) {
  const facts = Object.entries({ Location: location, Timeline: timeline, Sector: sector, Status: status });
  return (
    <>
      <ul>
        {facts.map(([name, value]) => (
          <li key={name}>{`${name}: ${value || 'not stated'}`}</li>
        ))}
      </ul>
      {context ? <Paragraphs text={context} /> : <p>Context: not stated</p>}
      {roles.length === 0 ? (
        <p>Roles: not stated</p>
      ) : (
        <ul>
          {roles.map((role, index) => (
            <Role key={index} role={role} />
          ))}
        </ul>
      )}
    </>
  );
}

const rendered = new WeakMap<PublicProject, Promise<string>>();

/** The whole assignment as self-contained HTML for feed readers, rendered once per version of the assignment. */
export function entryHtml(project: PublicProject): Promise<string> {
  const html = rendered.get(project) ?? staticHtml(<Entry project={project} />);
  rendered.set(project, html);
  return html;
}
