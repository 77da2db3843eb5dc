import * as z from 'zod';

/** What an output schema does not say: clients compare types, and every word of it is read by a model. */
const UNSAID = ['format', 'pattern', 'minimum', 'maximum', 'propertyNames'] as const;

/**
 * JSON Schema (2020-12, MCP's default) of a tool's input or output. That of an output has types and descriptions of its own
 * fields only. It allows unknown fields, so that adding one breaks no client.
 */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema, path }) {
      if (io === 'input') return;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      for (const name of UNSAID) delete jsonSchema[name];
      if (path.length > 2) delete jsonSchema.description;
    },
  });
  return json;
}
