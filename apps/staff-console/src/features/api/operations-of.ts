import { exampleOf, type JsonSchema, type Schemas } from './example-of.ts';

interface Content {
  content?: Readonly<Record<string, { schema?: JsonSchema }>>;
}
interface RawOperation {
  operationId: string;
  summary: string;
  tags: readonly string[];
  'x-permission'?: string;
  security: readonly Readonly<Record<string, unknown>>[];
  parameters: readonly { name: string; in: string; required: boolean }[];
  requestBody?: Content;
  responses: Readonly<Record<string, Content & { description: string }>>;
}

/** An operation of the API as the page shows it. */
export interface Operation {
  id: string;
  summary: string;
  method: string;
  path: string;
  tag: string;
  permission: string | undefined;
  /** True when an API key may call it. */
  isForKeys: boolean;
  parameters: RawOperation['parameters'];
  curl: string;
  response: string | undefined;
}

const jsonOf = (content: Content | undefined): JsonSchema | undefined => content?.content?.['application/json']?.schema;

/** Reads the operations of an OpenAPI document that other programs can use: those with a permission. */
export function operationsOf(document: Readonly<Record<string, unknown>>, origin: string): Operation[] {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  const { schemas } = document.components as { schemas: Schemas };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, raw]) => raw['x-permission'] !== undefined)
      .map(([method, raw]) => toOperation({ raw, method: method.toUpperCase(), path, schemas, origin })),
  );
}

interface Raw {
  raw: RawOperation;
  method: string;
  path: string;
  schemas: Schemas;
  origin: string;
}

function toOperation({ raw, method, path, schemas, origin }: Raw): Operation {
  const body = jsonOf(raw.requestBody);
  const response = Object.entries(raw.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = jsonOf(response);
  return {
    id: raw.operationId,
    summary: raw.summary,
    method,
    path,
    tag: raw.tags[0] ?? '',
    permission: raw['x-permission'],
    isForKeys: raw.security.some((way) => 'apiKey' in way),
    parameters: raw.parameters,
    curl: curlOf(method, origin + path, body && exampleOf(body, schemas)),
    response: answer && JSON.stringify(exampleOf(answer, schemas), null, 2),
  };
}

function curlOf(method: string, url: string, body: unknown): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
    `  -H "Authorization: Bearer $LANESIGHT_KEY"`,
    ...(body === undefined
      ? []
      : [`  -H 'Content-Type: application/json'`, `  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ];
  return lines.join(' \\\n');
}
