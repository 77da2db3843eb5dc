import { absoluteUrl, config } from '@/lib/config/config.ts';
import type { ProjectsState } from '@/lib/projects/projects-cache.ts';
import { ApiProject, apiProject, PublicProjectRole } from '@/lib/public-project/public-project.ts';
import { pages } from '@/lib/routes/pages.ts';
import { resources } from '@/lib/routes/resources.ts';
import { Code } from './code.tsx';
import { FieldTable } from './field-table.tsx';
import { Folded } from './folded.tsx';

/** How many different fields an assignment and its roles have a value for. */
function statedFields({ roles, ...project }: ApiProject): number {
  const stated = [project, ...roles].flatMap((part) => Object.entries(part).filter(([, value]) => value));
  return new Set(stated.map(([name]) => name)).size;
}

/** A real example, as the API returns it now: of the assignments with the most fields, the one with the shortest text. */
function ExampleResponse({ projects }: { projects: ProjectsState }) {
  const open = projects.snapshot?.data.all ?? [];
  const examples = open.map((project) => ({
    language: project.language,
    fields: statedFields(apiProject(project)),
    text: JSON.stringify(apiProject(project), null, 2),
  }));
  const [fullest, ...others] = examples.sort((a, b) => b.fields - a.fields || a.text.length - b.text.length);
  if (fullest === undefined) return <p>The array is empty at the moment.</p>;
  return (
    <>
      <p>
        {others.length > 0
          ? `One of the ${examples.length} objects in the response:`
          : 'The only object in the response:'}
      </p>
      <Folded summary="Example">
        <Code language="json" wordsIn={fullest.language}>
          {fullest.text}
        </Code>
      </Folded>
    </>
  );
}

/** The JSON API: its operations, a current response, its fields, and how to call it from programs. */
export function ApiSection({ projects }: { projects: ProjectsState }) {
  const list = absoluteUrl(resources.projectsApi.path);
  return (
    <section>
      <h2 id="api">JSON API</h2>
      <p>
        Returns all open assignments as one array: the same list as on{' '}
        <a href={pages.openProjects.path}>{pages.openProjects.label}</a>. It has no parameters; the list that can be
        filtered is the <a href={resources.jsonFeed.path}>JSON Feed</a>, with the filters of that page. You can generate
        a client from the <a href={resources.openapi.path}>OpenAPI description</a>.
      </p>
      <Code language="sh">{`curl ${list}`}</Code>
      <ExampleResponse projects={projects} />
      <Folded summary="Fields of an assignment" heading="h3">
        <FieldTable schema={ApiProject} io="output" />
        <p>
          Dates, languages and facts read from the texts, where they are known, are in the{' '}
          <a href={resources.jsonFeed.path}>JSON Feed</a>, whose <code>_assignment</code> has these fields too, and in
          the results of the MCP tools.
        </p>
      </Folded>
      <Folded summary="Fields of a role" heading="h3">
        <FieldTable schema={PublicProjectRole} io="output" />
      </Folded>
      <Folded summary="From a program" heading="h3">
        <Code language="js">{`const response = await fetch('${list}');
if (!response.ok) throw new Error((await response.json()).detail);
for (const { id, name } of await response.json()) console.log(id, name);`}</Code>
        <Code language="python">{`import json, urllib.request

with urllib.request.urlopen('${list}') as response:
    for assignment in json.load(response):
        print(assignment['id'], assignment['name'])`}</Code>
      </Folded>
      <Folded summary="Health" heading="h3">
        <p>Whether the website can be reached, and the name of the service:</p>
        <Code language="sh">{`curl ${absoluteUrl(resources.health.path)}`}</Code>
        <Code language="json">{JSON.stringify({ ok: true, service: config().siteName })}</Code>
      </Folded>
    </section>
  );
}
