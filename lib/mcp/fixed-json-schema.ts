import type { z } from 'zod';
import { jsonSchemaOf } from './tool.ts';

/** The schema with its JSON Schema computed once: the SDK builds a server per request and would convert it each time. */
export function withFixedJsonSchema(schema: z.ZodObject, io: 'input' | 'output'): z.ZodObject {
  const json = jsonSchemaOf(schema, io);
  const standard = { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } };
  return Object.assign(Object.create(schema) as z.ZodObject, { '~standard': standard });
}
