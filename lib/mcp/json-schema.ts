import * as z from 'zod';

/** JSON Schema (2020-12) of a tool's input or output. Outputs allow unknown fields, so that adding one breaks no client. */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): Record<string, unknown> {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (io === 'output') delete jsonSchema.additionalProperties;
  };
  return z.toJSONSchema(schema, { io, override }) as Record<string, unknown>;
}
