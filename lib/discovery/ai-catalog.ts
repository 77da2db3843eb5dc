import { absoluteUrl, config } from '../config.ts';
import { hostLabel, INTERFACE_VERSION, serverInfo } from '../mcp/server-info.ts';
import { tools } from '../mcp/tools.ts';
import { pages, resources } from '../site.ts';
import { SKILL_NAME } from './find-assignments-skill.ts';

/** The AI catalog, in the shape that the AI Catalog and ARD specifications share. */
export function aiCatalog(): object {
  const { siteName } = config();
  const host = hostLabel();
  const { title, description } = serverInfo();
  return {
    specVersion: '1.0',
    host: { displayName: siteName, identifier: host, documentationUrl: absoluteUrl(pages.docs.path) },
    entries: [
      {
        identifier: `urn:air:${host}:mcp:assignments`,
        displayName: title,
        type: resources.serverCard.type,
        url: absoluteUrl(resources.serverCard.path),
        description,
        capabilities: tools.map(({ name }) => name),
        representativeQueries: [
          'which consulting assignments are open right now',
          'which open assignments suit a Python developer who works remotely',
          `what does ${siteName} offer`,
        ],
        version: INTERFACE_VERSION,
      },
      {
        identifier: `urn:air:${host}:api:public-projects`,
        displayName: resources.projectsApi.title,
        type: resources.openapi.type,
        url: absoluteUrl(resources.openapi.path),
        description: resources.projectsApi.description,
        representativeQueries: ['get the open consulting assignments as JSON', 'is there an API for open projects'],
        version: INTERFACE_VERSION,
      },
      {
        identifier: `urn:air:${host}:skill:${SKILL_NAME}`,
        displayName: resources.findAssignmentsSkill.title,
        // ARD's type for a skill, compatible with the type it is served as.
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url: absoluteUrl(resources.findAssignmentsSkill.path),
        description: resources.findAssignmentsSkill.description,
        representativeQueries: [
          `how do I find an assignment with ${siteName}`,
          'how do I apply for an open assignment',
        ],
      },
    ],
  };
}
