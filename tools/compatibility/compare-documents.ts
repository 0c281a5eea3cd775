import { misfits, type Schema, type Schemas } from './schema-fits.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

type Content = { content?: Record<string, { schema?: Schema }> };

interface Operation {
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses?: Record<string, Content>;
}

/** The parts of an OpenAPI document that a client depends on. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
}

/**
 * Returns what clients of the released API lose with the next one: endpoints and fields that are gone, input that is
 * newly required or no longer accepted, responses that a client of today rejects.
 */
export function losses(released: ApiDocument, next: ApiDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, before]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const after = next.paths[path]?.[method];
      if (!after) return [`${name}: is gone`];
      const context = { before, after, old: released.components.schemas, now: next.components.schemas };
      return [...lostInParameters(context), ...lostInBody(context), ...lostInResponse(context)].map(
        (loss) => `${name} ${loss}`,
      );
    }),
  );
}

interface Context {
  before: Operation;
  after: Operation;
  old: Schemas;
  now: Schemas;
}

function lostInParameters({ before, after, old, now }: Context): string[] {
  const known = new Map((before.parameters ?? []).map((each) => [`${each.in} ${each.name}`, each]));
  const taken = new Map((after.parameters ?? []).map((each) => [`${each.in} ${each.name}`, each]));
  const required = [...taken].filter(([key, { required }]) => required && !known.get(key)?.required);
  return [
    ...required.map(([key]) => `${key}: is newly required`),
    ...[...known].flatMap(([key, { schema }]) => {
      const reader = taken.get(key)?.schema;
      if (!reader) return [`${key}: is not known`];
      const found = misfits({ schema: reader, schemas: now }, { schema, schemas: old }, { ignoresUnknown: false });
      return found.map((misfit) => `${key}${misfit}`);
    }),
  ];
}

function lostInBody({ before, after, old, now }: Context): string[] {
  const [type, schema] = schemaOf(before.requestBody);
  const taken = after.requestBody?.content;
  if (!before.requestBody) return after.requestBody?.required ? ['body: is newly required'] : [];
  if (!type || !taken?.[type]) return type ? [`body: ${type} is not accepted`] : [];
  const reader = { schema: taken[type].schema ?? {}, schemas: now };
  return misfits(reader, { schema, schemas: old }, { ignoresUnknown: false }).map((misfit) => `body ${misfit}`);
}

function lostInResponse({ before, after, old, now }: Context): string[] {
  return Object.entries(before.responses ?? {}).flatMap(([status, response]) => {
    const sent = after.responses?.[status];
    if (!sent) return [`response: is not ${status} any more`];
    return Object.entries(response.content ?? {}).flatMap(([type, { schema = {} }]) => {
      const written = sent.content?.[type];
      if (!written) return [`response: is not ${type} any more`];
      const writer = { schema: written.schema ?? {}, schemas: now };
      return misfits({ schema, schemas: old }, writer, { ignoresUnknown: true }).map((misfit) => `response ${misfit}`);
    });
  });
}

function schemaOf(body: Content | undefined): [type: string | undefined, schema: Schema] {
  const [entry] = Object.entries(body?.content ?? {});
  return entry ? [entry[0], entry[1].schema ?? {}] : [undefined, {}];
}
