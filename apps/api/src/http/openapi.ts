import { brand } from '@workspace/contracts/brand';
import * as core from 'zod/v4/core';
import { isEndpoint } from '@workspace/contracts/every-endpoint';
import { progressType } from '@workspace/contracts/endpoint/progress';
import { statusOf, type Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { keyScopes } from '@workspace/contracts/api-keys';
import { permissionOf, resourceOf } from '@workspace/contracts/permission-of';
import { resourceNames } from '@workspace/contracts/roles';
import { wordsOfName } from '@workspace/contracts/words-of-name';
import { generalErrors } from '@workspace/contracts/endpoint/api-error';

type Json = Record<string, unknown>;

const about = {
  openapi: '3.1.0',
  info: {
    title: brand.name,
    version: '1',
    description: 'The API of the site and its console. Other programs use the endpoints of staff with an API key.',
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: '/', description: 'The origin of this document' }],
};

const schemesFor = (sessionCookieName: string): Json => ({
  session: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
  apiKey: { type: 'http', scheme: 'bearer' },
});

/** Generates OpenAPI 3.1 for every endpoint. An exported schema becomes a component under its own name. */
export function openapi(resources: Record<string, Record<string, unknown>>, sessionCookieName: string): Json {
  const names = core.registry<{ id: string }>();
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const resource of Object.values(resources)) {
    for (const [id, value] of Object.entries(resource)) if (value instanceof core.$ZodType) names.add(value, { id });
  }
  const jsonSchema = (schema: core.$ZodType): Json => {
    const { $schema: _, ...described } = core.toJSONSchema(schema, { metadata: names, io: 'input' });
    const { $defs = {}, ...here } = JSON.parse(
      JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/'),
    );
    Object.assign(schemas, $defs);
    return here;
  };
  for (const [resource, exported] of Object.entries(resources)) {
    for (const [operationId, endpoint] of Object.entries(exported)) {
      if (!isEndpoint(endpoint)) continue;
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, operationId, resource, jsonSchema);
    }
  }
  return {
    ...about,
    tags: tagsOf(paths),
    paths,
    components: { schemas, securitySchemes: schemesFor(sessionCookieName) },
  };
}

type ToJsonSchema = (schema: core.$ZodType) => Json;

function operationOf(endpoint: Endpoint, operationId: string, file: string, jsonSchema: ToJsonSchema): Json {
  return {
    operationId,
    tags: [tagOf(endpoint, file)],
    summary: wordsOfName(operationId),
    'x-access': endpoint.access,
    ...(endpoint.access === 'staff' && { 'x-permission': permissionOf(endpoint) }),
    security: securityOf(endpoint),
    parameters: [...parameters(endpoint, 'params', 'path'), ...parameters(endpoint, 'query', 'query')],
    ...requestBody(endpoint, jsonSchema),
    responses: { [statusOf(endpoint)]: success(endpoint, jsonSchema), ...errors(endpoint) },
  };
}

/** The groups of the endpoints: their resource, or the contract file of one without permissions. */
const tagOf = (endpoint: Endpoint, file: string): string => resourceOf(endpoint) ?? file;

function tagsOf(paths: Record<string, Json>): Json[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path)) as { tags: string[] }[];
  const names = [...new Set(operations.flatMap(({ tags }) => tags))].toSorted();
  const described: Readonly<Record<string, string>> = resourceNames;
  return names.map((name) => ({ name, description: `Endpoints of ${described[name] ?? name}` }));
}

/** Everybody, or a session; an API key for what staff do with a permission. */
function securityOf(endpoint: Endpoint): Json[] {
  if (endpoint.access === 'public') return [{}];
  const permission = permissionOf(endpoint);
  const isForKeys = permission !== undefined && permission !== 'own' && keyScopes.includes(permission);
  return endpoint.access === 'staff' && isForKeys ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }];
}

function parameters(endpoint: Endpoint, part: 'params' | 'query', place: string): Json[] {
  const schema = endpoint[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = core.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function requestBody({ body, file }: Endpoint, jsonSchema: ToJsonSchema): Json {
  if (file)
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: [file.field],
              properties: { [file.field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
            },
          },
        },
      },
    };
  if (!body) return {};
  // A request without a body omits every field.
  const required = !core.safeParse(body, {}).success;
  return { requestBody: { required, content: { 'application/json': { schema: jsonSchema(body) } } } };
}

function success({ response, progress }: Endpoint, jsonSchema: ToJsonSchema): Json {
  if (response === 'nothing') return { description: 'Done' };
  if (response === 'redirect')
    return { description: 'Go there', headers: { location: { schema: { type: 'string' } } } };
  if ('stream' in response) return { description: 'A stream', content: { [response.stream]: {} } };
  // A client that accepts events receives progress events.
  const events = progress && { [progressType]: { schema: jsonSchema(progress) } };
  return { description: 'The answer', content: { 'application/json': { schema: jsonSchema(response) }, ...events } };
}

function errors(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(Object.entries({ ...generalErrors, ...endpoint.errors }), ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(([code]) => code).join(', '),
        content: {
          'application/problem+json': {
            schema: {
              type: 'object',
              required: ['title', 'status', 'code'],
              properties: {
                title: { type: 'string' },
                status: { const: status },
                code: { enum: codes.map(([code]) => code) },
                fields: { type: 'object', additionalProperties: { type: 'string' } },
              },
            },
          },
          'text/plain': { schema: { type: 'string' } },
        },
      },
    ]),
  );
}
