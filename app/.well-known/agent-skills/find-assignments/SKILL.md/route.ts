import { documentRoute } from '@/lib/discovery/document-route.ts';
import { findAssignmentsSkill } from '@/lib/discovery/find-assignments-skill.ts';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = documentRoute(
  'findAssignmentsSkill',
  findAssignmentsSkill,
);
