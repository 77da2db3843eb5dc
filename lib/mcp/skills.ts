import { SkillsExtension, skillEntry } from '@modelcontextprotocol/server/ext/skills';

/** A skill of one file (agentskills.io). */
export type Skill = { readonly name: string; readonly description: string; readonly markdown: string };

/** The address of a skill's file over MCP (SEP-2640). */
const skillUri = (name: string) => `skill://${name}/SKILL.md`;

/** A skill's file in the list of resources, for clients that don't know the extension. */
export const skillResource = ({ name, description }: Skill) => ({
  uri: skillUri(name),
  name,
  description,
  mimeType: 'text/markdown',
});

/** Serves a skill with `skills/list`, `skills/get` and `resources/read` (SEP-2640), with the bytes of its HTTP copy. */
export function skillsExtension({ name, markdown }: Skill, ttlMs: number): SkillsExtension {
  const entry = skillEntry(name, { 'SKILL.md': markdown });
  return new SkillsExtension({
    source: {
      list: async () => ({ skills: [await entry] }),
      get: async (uri) => (uri === skillUri(name) ? entry : undefined),
      read: async (uri) => (uri === skillUri(name) ? { text: markdown, mimeType: 'text/markdown' } : undefined),
    },
    cacheHint: { ttlMs, cacheScope: 'public' },
    strict: true,
  });
}
