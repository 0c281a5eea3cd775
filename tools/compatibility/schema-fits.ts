/** A JSON schema as OpenAPI 3.1 has it, with the keywords that `apps/api/src/http/openapi.ts` writes. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  format?: string;
  [limit: string]: unknown;
}

/** The schemas that a document names. */
export type Schemas = Record<string, Schema>;

/** A schema with the schemas that its references name. */
export interface Side {
  schema: Schema;
  schemas: Schemas;
}

/** Options of a comparison. `ignoresUnknown`: the reader loses nothing by fields that it does not know. */
interface Options {
  ignoresUnknown: boolean;
  /** Pairs of references on the way here: schemas may contain themselves. */
  open?: ReadonlySet<string>;
}

const upperLimits = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'];
const lowerLimits = ['minLength', 'minItems', 'minimum'];

/** Returns why the reader may reject or lose a value of the writer, with the path of each reason; none if it never does. */
export function misfits(reader: Side, writer: Side, options: Options, path = ''): string[] {
  const pair = `${reader.schema.$ref} ${writer.schema.$ref}`;
  const isReference = reader.schema.$ref !== undefined || writer.schema.$ref !== undefined;
  if (isReference && options.open?.has(pair)) return [];
  const inner = isReference ? { ...options, open: new Set([...(options.open ?? []), pair]) } : options;
  const [readers, writers] = [alternatives(reader), alternatives(writer)];
  return [...new Set(writers.flatMap((written) => misfitsOfOne(readers, written, inner, path)))];
}

/** The reasons of the alternative that comes closest. */
function misfitsOfOne(readers: Side[], writer: Side, options: Options, path: string): string[] {
  const tried = readers.map((reader) => misfitsOfPlain(reader.schema, writer, reader.schemas, options, path));
  return tried.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** Expands references, alternatives and the values of an enum: each result has one type or one value. */
function alternatives({ schema, schemas }: Side): Side[] {
  if (schema.$ref) return alternatives({ schema: schemas[schema.$ref.split('/').at(-1)!] ?? {}, schemas });
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.flatMap((each) => alternatives({ schema: each, schemas }));
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ schema: { ...schema, type }, schemas }));
  if (schema.enum) return schema.enum.map((value) => ({ schema: { const: value }, schemas }));
  return [{ schema, schemas }];
}

const typeOf = (schema: Schema): string | undefined =>
  schema.type?.toString() ??
  (schema.const === undefined ? undefined : schema.const === null ? 'null' : typeof schema.const);

function misfitsOfPlain(reader: Schema, writer: Side, schemas: Schemas, options: Options, path: string): string[] {
  const written = writer.schema;
  const [wanted, sent] = [typeOf(reader), typeOf(written)];
  if (wanted === undefined) return [];
  if (reader.const !== undefined)
    return written.const === reader.const ? [] : [`${path}: may be ${sayValue(written, sent)}`];
  if (wanted !== sent && !(wanted === 'number' && sent === 'integer'))
    return [`${path}: may be ${sayValue(written, sent)}`];
  return [
    ...(written.const === undefined ? limits(reader, written, path) : []),
    ...(reader.items && written.items
      ? misfits({ schema: reader.items, schemas }, { ...writer, schema: written.items }, options, `${path}[]`)
      : []),
    ...(wanted === 'object' ? misfitsOfObject({ schema: reader, schemas }, writer, options, path) : []),
  ];
}

const sayValue = (schema: Schema, type = 'anything'): string =>
  schema.const === undefined ? type : JSON.stringify(schema.const);

function limits(reader: Schema, writer: Schema, path: string): string[] {
  const tightened = [
    ...upperLimits.filter((name) => isBeyond(reader[name], writer[name], 1)),
    ...lowerLimits.filter((name) => isBeyond(reader[name], writer[name], -1)),
  ].map((name) => `${path}: ${name} was ${String(writer[name] ?? 'open')} and is ${String(reader[name])}`);
  const isOther = reader.format !== undefined && reader.format !== writer.format;
  return isOther ? [...tightened, `${path}: may not be of the format ${reader.format}`] : tightened;
}

const isBeyond = (limit: unknown, other: unknown, sign: 1 | -1): boolean =>
  typeof limit === 'number' && (typeof other !== 'number' || (other - limit) * sign > 0);

function misfitsOfObject(reader: Side, writer: Side, options: Options, path: string): string[] {
  const [read, written] = [reader.schema.properties ?? {}, writer.schema.properties ?? {}];
  const always = new Set(writer.schema.required);
  const of = (name: string) => (path ? `${path}.${name}` : name);
  const missing = (reader.schema.required ?? []).filter((name) => !always.has(name));
  const unknown = Object.keys(written).filter((name) => !(name in read));
  const rest = reader.schema.additionalProperties;
  const isLost = rest === false || (rest === undefined && !options.ignoresUnknown);
  return [
    ...missing.map((name) => `${of(name)}: may be absent`),
    ...(isLost ? unknown.map((name) => `${of(name)}: is not known`) : []),
    ...Object.entries(written).flatMap(([name, schema]) =>
      read[name] ? misfits({ ...reader, schema: read[name] }, { ...writer, schema }, options, of(name)) : [],
    ),
    ...misfitsOfRest(reader, writer, options, `${path}{}`),
  ];
}

/** Compares the values of records, whose keys are data. */
function misfitsOfRest(reader: Side, writer: Side, options: Options, path: string): string[] {
  const [read, written] = [reader.schema.additionalProperties, writer.schema.additionalProperties];
  if (typeof read !== 'object' || typeof written !== 'object') return [];
  return misfits({ ...reader, schema: read }, { ...writer, schema: written }, options, path);
}
