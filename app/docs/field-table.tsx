import * as z from 'zod';
import { ApiProject, PublicProjectRole } from '@/lib/public-project/public-project.ts';
import { Rows } from './rows.tsx';

type Json = z.core.JSONSchema.JSONSchema;

const known: readonly (readonly [name: string, fields: readonly string[]])[] = [
  ['Assignment', Object.keys(ApiProject.shape)],
  ['Role', Object.keys(PublicProjectRole.shape)],
];

/** The name of a type, independent of any programming language. */
function typeOf(schema: Json): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one as Json)).join(' or ');
  if (schema.type === 'array') return `array of ${typeOf(schema.items as Json)}`;
  const fields = Object.keys(schema.properties ?? {});
  const name = known.find(([, own]) => own.every((field) => fields.includes(field)))?.[0];
  if (name) return name;
  if (fields.length > 0) return `object with ${fields.join(', ')}`;
  if (typeof schema.additionalProperties === 'object') return `object of ${typeOf(schema.additionalProperties)}`;
  return schema.format ? `${schema.type} (${schema.format})` : String(schema.type);
}

function limitsOf({ minimum, maximum, maxLength, default: fallback }: Json): string {
  return [
    minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `${minimum} to ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    fallback !== undefined && `default ${JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Every field of a schema: name, type, whether it is required, and meaning. */
export function FieldTable({ schema, io }: { schema: z.ZodObject; io: 'input' | 'output' }) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io }) as Json;
  const rows = Object.entries(properties).map(([name, field]) => {
    const about = field as Json;
    const meaning = [about.description, limitsOf(about)].filter(Boolean).join('; ');
    return [<code key={name}>{name}</code>, typeOf(about), required.includes(name) ? 'yes' : 'no', meaning];
  });
  if (rows.length === 0) return <p>None.</p>;
  return <Rows heads={['Field', 'Type', io === 'input' ? 'Required' : 'Always present', 'Meaning']} rows={rows} />;
}
