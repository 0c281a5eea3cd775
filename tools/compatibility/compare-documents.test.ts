import { describe, expect, it } from 'vitest';
import { losses, type ApiDocument } from './compare-documents.ts';
import type { Schema } from './schema-fits.ts';

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const road = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const name = { type: 'string' };
type Operations = ApiDocument['paths'][string];

const document = (operations: Operations): ApiDocument => ({
  paths: { '/api/roads': operations },
  components: { schemas: {} },
});
const released: Operations = {
  get: {
    parameters: [{ name: 'search', in: 'query', schema: name }],
    responses: { 200: json(road({ name })) },
  },
  post: { requestBody: { required: true, ...json(road({ name })) }, responses: { 204: {} } },
};
const lossesWith = (change: Operations) => losses(document(released), document({ ...released, ...change }));

describe('losses of clients', () => {
  it('are none with the same document, or with one that only grew', () => {
    expect(lossesWith({})).toEqual([]);
    const grown = { ...released.get, responses: { 200: json(road({ name, lanes: { type: 'integer' } })) } };
    expect(lossesWith({ get: grown, delete: {} })).toEqual([]);
    const optional = road({ name, lanes: { type: 'integer' } }, ['name']);
    expect(lossesWith({ post: { ...released.post, requestBody: json(optional) } })).toEqual([]);
  });

  it('are endpoints that are gone', () => {
    expect(losses(document(released), document({ get: released.get! }))).toEqual(['POST /api/roads: is gone']);
  });

  it('are newly required input', () => {
    const city = { name: 'city', in: 'query', required: true, schema: name };
    expect(lossesWith({ get: { ...released.get, parameters: [...released.get!.parameters!, city] } })).toEqual([
      'GET /api/roads query city: is newly required',
    ]);
    const requestBody = json(road({ name, lanes: { type: 'integer' } }));
    expect(lossesWith({ post: { ...released.post, requestBody } })).toEqual([
      'POST /api/roads body lanes: may be absent',
    ]);
  });

  it('are input that has no effect any more', () => {
    expect(lossesWith({ get: { ...released.get, parameters: [] } })).toEqual([
      'GET /api/roads query search: is not known',
    ]);
    expect(lossesWith({ post: { ...released.post, requestBody: json(road({})) } })).toEqual([
      'POST /api/roads body name: is not known',
    ]);
  });

  it('are fields of responses that are gone, and another status', () => {
    expect(lossesWith({ get: { ...released.get, responses: { 200: json(road({})) } } })).toEqual([
      'GET /api/roads response name: may be absent',
    ]);
    expect(lossesWith({ post: { ...released.post, responses: { 200: json(road({})) } } })).toEqual([
      'POST /api/roads response: is not 204 any more',
    ]);
  });
});
