import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { urlOf } from './url-of.ts';

const getThing = defineEndpoint({
  method: 'GET',
  path: '/api/lists/:listId/things/:id',
  access: 'public',
  params: z.object({ listId: z.string(), id: z.string() }),
  query: z.object({ page: z.optional(z.number()), after: z.optional(z.string()) }),
  response: 'nothing',
});

describe('urlOf', () => {
  it('percent-encodes path parameters and query values', () => {
    expect(urlOf(getThing, { params: { listId: 'a/b?c', id: 'ü &' }, query: { after: 'x&y=1 +' } })).toBe(
      '/api/lists/a%2Fb%3Fc/things/%C3%BC%20%26?after=x%26y%3D1+%2B',
    );
  });

  it('writes the query in the order of names, so that equal calls share a cache key', () => {
    const params = { listId: '1', id: '2' };
    expect(urlOf(getThing, { params, query: { page: 2, after: 'a' } })).toBe('/api/lists/1/things/2?after=a&page=2');
    expect(urlOf(getThing, { params, query: { after: 'a', page: 2 } })).toBe('/api/lists/1/things/2?after=a&page=2');
  });

  it('leaves undefined query values and an empty query out', () => {
    expect(urlOf(getThing, { params: { listId: '1', id: '2' }, query: { page: undefined } })).toBe(
      '/api/lists/1/things/2',
    );
  });

  it.each(['', '.', '..'])('rejects the path parameter %j, which would reach another endpoint', (id) => {
    expect(() => urlOf(getThing, { params: { listId: '1', id } })).toThrow(/cannot stand for :id/);
  });

  it('rejects a missing path parameter', () =>
    expect(() => urlOf(getThing, { params: { listId: '1' } as never })).toThrow(/cannot stand for :id/));

  it.each(['...', '.a', 'a..', '%2e'])('accepts the path parameter %j', (id) => {
    const url = new URL(urlOf(getThing, { params: { listId: '1', id } }), 'http://localhost');
    expect(decodeURIComponent(url.pathname)).toBe(`/api/lists/1/things/${id}`);
  });
});
