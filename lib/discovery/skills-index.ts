import { createHash } from 'node:crypto';
import { absoluteUrl } from '../config.ts';
import { resources } from '../site.ts';
import { findAssignmentsSkill, SKILL_DESCRIPTION, SKILL_NAME } from './find-assignments-skill.ts';

/** The skills of this site (Agent Skills Discovery 0.2.0), each with the digest of the served bytes. */
export function skillsIndex(): object {
  return {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: SKILL_NAME,
        type: 'skill-md',
        description: SKILL_DESCRIPTION,
        url: absoluteUrl(resources.findAssignmentsSkill.path),
        digest: `sha256:${createHash('sha256').update(findAssignmentsSkill()).digest('hex')}`,
      },
    ],
  };
}
