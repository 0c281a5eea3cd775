/** A JSON schema as received. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const known = new Set(
  'type properties required additionalProperties items enum const description title anyOf $defs $ref'.split(' '),
);
const maxProperties = 5_000;
const deepest = 10;

/** Returns the reason why the API rejects a schema in strict mode; undefined when it accepts it. */
export function schemaError(schema: JsonSchema): string | undefined {
  if (schema.type !== 'object')
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${String(schema.type)}"'.`;
  return errorAt(schema, [], 1);
}

function errorAt(schema: JsonSchema, path: readonly string[], depth: number): string | undefined {
  const context = `In context=(${path.map((name) => `'${name}'`).join(', ')}), `;
  const unknown = Object.keys(schema).find((name) => !known.has(name));
  if (unknown) return `${context}'${unknown}' is not permitted.`;
  if (depth > deepest) return `${context}the schema is nested more than ${deepest} levels deep.`;
  if (schema.type === 'object') return objectError(schema, path, context, depth);
  if (schema.type === 'array' && typeof schema.items !== 'object') return `${context}array schema missing items.`;
  return schema.items ? errorAt(schema.items as JsonSchema, [...path, 'items'], depth + 1) : undefined;
}

function objectError(schema: JsonSchema, path: readonly string[], context: string, depth: number): string | undefined {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  const names = Object.keys(properties);
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  if (schema.additionalProperties !== false)
    return `${context}'additionalProperties' is required to be supplied and to be false.`;
  const missing = names.find((name) => !required.has(name));
  if (missing || names.length > maxProperties)
    return `${context}'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  for (const name of names) {
    const fault = errorAt(properties[name]!, [...path, 'properties', name], depth + 1);
    if (fault) return fault;
  }
  return undefined;
}
