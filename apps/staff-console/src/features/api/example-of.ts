/** A JSON schema, as far as examples need it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  default?: unknown;
}

export type Schemas = Readonly<Record<string, JsonSchema>>;

const formats: Readonly<Record<string, string>> = {
  uuid: '019b0c5e-7d2a-7c3f-9a51-2f6d8e4b1c00',
  'date-time': '2026-12-05T09:00:00.000Z',
  date: '2026-12-05',
  email: 'ada@example.com',
  uri: 'https://example.com/',
};
const deepest = 4;

/** Creates an example value of a schema. References are looked up among the components of the document. */
export function exampleOf(schema: JsonSchema, schemas: Schemas, depth = 0): unknown {
  if (depth > deepest) return null;
  const deeper = (next: JsonSchema) => exampleOf(next, schemas, depth + 1);
  if (schema.$ref) {
    const named = schemas[schema.$ref.split('/').at(-1) ?? ''];
    return named ? exampleOf(named, schemas, depth) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return deeper(first);
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([name, property]) => [name, deeper(property)]));
  if (schema.items) return [deeper(schema.items)];
  return scalarExample(schema);
}

function scalarExample({ type, format }: JsonSchema): unknown {
  const name = Array.isArray(type) ? (type as readonly string[])[0] : type;
  if (name === 'integer' || name === 'number') return 1;
  if (name === 'boolean') return true;
  if (name === 'array') return [];
  if (name === 'object') return {};
  return formats[format ?? ''] ?? 'text';
}
