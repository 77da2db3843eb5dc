import { absoluteUrl, config } from '@/lib/config.ts';
import { Health, Ready } from '@/lib/discovery/openapi.ts';
import { PublicProject, PublicProjectRole } from '@/lib/projects/project.ts';
import type { ProjectsReading } from '@/lib/projects/read-projects.ts';
import { pages, resources } from '@/lib/site.ts';
import { Code } from './code.tsx';
import { FieldTable } from './field-table.tsx';

/** The assignment with the fewest characters, as the API returns it: an example that is true at this moment. */
function Answer({ reading }: { reading: ProjectsReading }) {
  const texts = reading.snapshot?.data.map((project) => JSON.stringify(project, null, 2)) ?? [];
  const [shortest, ...others] = texts.sort((a, b) => a.length - b.length);
  if (shortest === undefined) return <p>The array is empty at the moment.</p>;
  return (
    <>
      <p>{others.length > 0 ? `One of the ${texts.length} objects in the answer:` : 'The one object in the answer:'}</p>
      <Code language="json">{shortest}</Code>
    </>
  );
}

/** The JSON API: every operation, an answer as it is now, every field, and how it is called from programs. */
export function ApiSection({ reading }: { reading: ProjectsReading }) {
  const list = absoluteUrl(resources.projectsApi.path);
  return (
    <>
      <h2 id="api">JSON API</h2>
      <p>
        All open assignments as one array, the same as on the <a href={pages.openProjects.path}>open projects</a> page.
        It takes no parameters. Everything about it is in the <a href={resources.openapi.path}>OpenAPI description</a>,
        from which clients can be generated.
      </p>
      <Code language="sh">{`curl ${list}`}</Code>
      <Answer reading={reading} />
      <h3>Fields of an assignment</h3>
      <FieldTable schema={PublicProject} io="output" />
      <h3>Fields of a role</h3>
      <FieldTable schema={PublicProjectRole} io="output" />
      <h3>Health</h3>
      <Code language="sh">{`curl ${absoluteUrl(resources.health.path)}`}</Code>
      <Code language="json">{JSON.stringify({ ok: true, service: config().siteName })}</Code>
      <FieldTable schema={Health} io="output" />
      <h3>Readiness</h3>
      <p>
        For load balancers: 503 with <code>Retry-After</code> until this server has read the assignments for the first
        time, from then on 200.
      </p>
      <Code language="sh">{`curl ${absoluteUrl(resources.ready.path)}`}</Code>
      <Code language="json">{JSON.stringify({ ready: true })}</Code>
      <FieldTable schema={Ready} io="output" />
      <h3>From a program</h3>
      <Code language="js">{`const answer = await fetch('${list}');
if (!answer.ok) throw new Error((await answer.json()).detail);
for (const { id, name } of await answer.json()) console.log(id, name);`}</Code>
      <Code language="python">{`import json, urllib.request

with urllib.request.urlopen('${list}') as answer:
    for assignment in json.load(answer):
        print(assignment['id'], assignment['name'])`}</Code>
    </>
  );
}
