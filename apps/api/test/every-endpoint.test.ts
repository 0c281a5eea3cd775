import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { everyEndpoint } from '@workspace/contracts/every-endpoint';
import { getOpenapi } from '@workspace/contracts/openapi';
import { operationPaths } from '@workspace/node-server/operation-routes';
import { startTestApp, type TestApp } from './start-test-app.ts';

const someId = '11111111-1111-4111-8111-111111111111';
const named = (endpoints: typeof everyEndpoint) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const guarded = named(everyEndpoint.filter(({ access }) => access !== 'public'));
const answering = named(everyEndpoint.filter(({ response }) => typeof response === 'object' && '_zod' in response));

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('every endpoint', () => {
  it('is registered, and nothing else is', async () => {
    const routes: string[] = [];
    await test.startAnother({ onRoute: (route) => routes.push(route) });
    const endpoints = everyEndpoint.map(({ method, path }) => `${method} ${path}`);
    const forOperators = operationPaths.map((path) => `GET ${path}`);
    expect(routes.toSorted()).toEqual([...endpoints, ...forOperators].toSorted());
  });

  it('has to declare its access', async () => {
    const app = await test.startAnother({});
    expect(() => app.get('/secret', () => 'x')).toThrow('GET /secret does not say who may call it');
  });

  it.each(guarded)('%s rejects an anonymous client', async (_name, { method, path }) => {
    const { statusCode, body } = await test.app.inject({ method, url: path.replace(/:\w+/g, someId) });
    expect([statusCode, body]).toEqual([401, 'Sign in to continue.']);
  });

  it.each(guarded.filter(([, { access }]) => access === 'staff'))(
    '%s rejects another email domain',
    async (_name, { method, path }) => {
      const headers = await test.signInAs('eve@evil-lanesight.ai');
      const { statusCode, body } = await test.app.inject({ method, url: path.replace(/:\w+/g, someId), headers });
      expect([statusCode, body]).toEqual([403, 'This area is for our staff.']);
    },
  );

  it.each(named(everyEndpoint.filter(({ method, acceptsOtherSites }) => method !== 'GET' && !acceptsOtherSites)))(
    '%s rejects a cross-site browser request',
    async (_name, { method, path }) => {
      const { cookie } = await test.signInAs('ada@lanesight.ai');
      const url = path.replace(/:\w+/g, someId);
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ]) {
        const { statusCode, body } = await test.app.inject({ method, url, headers: { cookie, ...headers } });
        expect([statusCode, body]).toEqual([
          403,
          'This request came from another site. Open the page here and try again.',
        ]);
      }
    },
  );

  it.each(named(everyEndpoint.filter(({ method }) => method === 'PATCH')))(
    '%s changes no field that was not sent',
    (_name, { body }) => {
      expect(body!['~standard'].validate({})).toEqual({ value: {} });
    },
  );

  it.each(answering)('%s has a response schema without defaults and transforms', (_name, { response }) => {
    const schema = (io: 'input' | 'output') =>
      JSON.stringify(toJSONSchema(response as $ZodType, { io })).replaceAll(',"additionalProperties":false', '');
    expect(schema('input')).toBe(schema('output'));
  });

  it('is described by OpenAPI', async () => {
    const document = await test.callWith()(getOpenapi, {});
    expect(Object.keys(document.paths as object)).toHaveLength(new Set(everyEndpoint.map(({ path }) => path)).size);
    expect(document.paths).toMatchObject({
      '/api/blog-posts/{id}': { get: { security: [{ session: [] }, { apiKey: [] }] } },
    });
    expect(document).toMatchObject({
      components: { schemas: { BlogPost: { required: expect.arrayContaining(['slug']) } } },
    });
  });
});
