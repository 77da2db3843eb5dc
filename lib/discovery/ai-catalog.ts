import { absoluteUrl, config } from '../config/config.ts';
import { hostLabel } from '../routes/addresses.ts';
import { INTERFACE_VERSION } from '../routes/interface.ts';
import { pages } from '../routes/pages.ts';
import { type ResourceEntry, resources } from '../routes/resources.ts';
import { SKILL_NAME } from './find-assignments-skill.ts';

/** The AI catalog, in the shape that the AI Catalog and ARD specifications share. */
export function aiCatalog(): object {
  const { siteName } = config();
  const host = hostLabel();
  const entry = (name: string, { path, type }: ResourceEntry, words: { title: string; description: string }) => ({
    identifier: `urn:air:${host}:${name}`,
    displayName: words.title,
    type,
    url: absoluteUrl(path),
    description: words.description,
    version: INTERFACE_VERSION,
  });
  const { findAssignmentsSkill: skill, mcp, openapi, projectsApi, serverCard } = resources;
  return {
    specVersion: '1.0',
    host: { displayName: siteName, identifier: host, documentationUrl: absoluteUrl(pages.docs.path) },
    entries: [
      entry('mcp:assignments', serverCard, mcp),
      entry('api:public-projects', openapi, projectsApi),
      // ARD's type for a skill, compatible with the type it is served as.
      entry(`skill:${SKILL_NAME}`, { ...skill, type: 'text/markdown; profile="urn:air:agent-skills"' }, skill),
    ],
  };
}
