import * as z from 'zod';

/** JSON Schema (2020-12) of a tool's input or output. Outputs allow unknown fields, so that adding one breaks no client. */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (io === 'output') delete jsonSchema.additionalProperties;
  };
  return z.toJSONSchema(schema, { io, override }) as Record<string, unknown>;
}

/**
 * The schema with its JSON Schema computed once. The SDK builds a server per request and would convert it each time.
 *
 * An output schema accepts everything: results consist of data that were parsed when the feed was read, and checking
 * ten assignments again costs a tenth of a call. The end-to-end tests check results against the published schema.
 */
export function withFixedJsonSchema<Schema extends z.ZodObject>(schema: Schema, io: 'input' | 'output'): Schema {
  const json = jsonSchemaOf(schema, io);
  const standard = {
    ...schema['~standard'],
    ...(io === 'output' && { validate: (value: unknown) => ({ value }) }),
    jsonSchema: { input: () => json, output: () => json },
  };
  return Object.assign(Object.create(schema) as Schema, { '~standard': standard });
}
