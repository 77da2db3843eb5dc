import { absoluteUrl, config } from '@/lib/config.ts';
import { Health, Ready } from '@/lib/discovery/openapi.ts';
import type { ProjectsState } from '@/lib/projects/projects-cache.ts';
import { ApiProject, apiProject, PublicProjectRole } from '@/lib/public-project.ts';
import { pages, resources } from '@/lib/site.ts';
import { Code } from './code.tsx';
import { FieldTable } from './field-table.tsx';

/** A real example: the shortest open assignment, as the API returns it now. */
function ExampleResponse({ reading }: { reading: ProjectsState }) {
  const projects = reading.snapshot?.data.all ?? [];
  const examples = projects.map((project) => ({
    language: project.language,
    text: JSON.stringify(apiProject(project), null, 2),
  }));
  const [shortest, ...others] = examples.sort((a, b) => a.text.length - b.text.length);
  if (shortest === undefined) return <p>The array is empty at the moment.</p>;
  return (
    <>
      <p>
        {others.length > 0
          ? `One of the ${examples.length} objects in the response:`
          : 'The only object in the response:'}
      </p>
      <Code language="json" wordsIn={shortest.language}>
        {shortest.text}
      </Code>
    </>
  );
}

/** The JSON API: its operations, a current response, its fields, and how to call it from programs. */
export function ApiSection({ reading }: { reading: ProjectsState }) {
  const list = absoluteUrl(resources.projectsApi.path);
  return (
    <>
      <h2 id="api">JSON API</h2>
      <p>
        Returns all open assignments as one array: the same list as on{' '}
        <a href={pages.openProjects.path}>Open projects</a>. There are no parameters. You can generate a client from the{' '}
        <a href={resources.openapi.path}>OpenAPI description</a>.
      </p>
      <Code language="sh">{`curl ${list}`}</Code>
      <ExampleResponse reading={reading} />
      <h3>Fields of an assignment</h3>
      <FieldTable schema={ApiProject} io="output" />
      <p>
        Dates and languages of assignments, where they are known, are on the pages, in the{' '}
        <a href={resources.jsonFeed.path}>JSON Feed</a> and in the results of the MCP tools.
      </p>
      <h3>Fields of a role</h3>
      <FieldTable schema={PublicProjectRole} io="output" />
      <h3>Health</h3>
      <Code language="sh">{`curl ${absoluteUrl(resources.health.path)}`}</Code>
      <Code language="json">{JSON.stringify({ ok: true, service: config().siteName })}</Code>
      <FieldTable schema={Health} io="output" />
      <h3>Readiness</h3>
      <p>
        For load balancers: 503 with <code>Retry-After</code> until this server has read the assignments for the first
        time, then 200.
      </p>
      <Code language="sh">{`curl ${absoluteUrl(resources.ready.path)}`}</Code>
      <Code language="json">{JSON.stringify({ ready: true })}</Code>
      <FieldTable schema={Ready} io="output" />
      <h3>From a program</h3>
      <Code language="js">{`const response = await fetch('${list}');
if (!response.ok) throw new Error((await response.json()).detail);
for (const { id, name } of await response.json()) console.log(id, name);`}</Code>
      <Code language="python">{`import json, urllib.request

with urllib.request.urlopen('${list}') as response:
    for assignment in json.load(response):
        print(assignment['id'], assignment['name'])`}</Code>
    </>
  );
}
