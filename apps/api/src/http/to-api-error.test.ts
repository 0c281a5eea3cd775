import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { defineEndpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { DomainError } from '../domain-error.ts';
import { addErrorHandler } from './error-handler.ts';
import { serve } from './serve.ts';

const openDoor = defineEndpoint({
  method: 'POST',
  path: '/door',
  access: 'public',
  response: 'nothing',
  errors: { locked: 409 },
});

class DoorError extends DomainError<'locked' | 'not_found'> {}
class WindowError extends DomainError<'broken'> {}

async function responseTo(thrown: Error) {
  const app = fastify();
  addErrorHandler(app);
  serve(app, openDoor, [DoorError], () => {
    throw thrown;
  });
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: '/door',
    headers: { accept: 'application/json' },
  });
  return { statusCode, ...json<{ code: string; title: string; fields: object }>() };
}

describe('the errors of a route', () => {
  it('get the status that the endpoint declares, with their message and fields', async () => {
    expect(await responseTo(new DoorError('locked', 'Use the key.', { key: 'Missing' }))).toMatchObject({
      statusCode: 409,
      code: 'locked',
      title: 'Use the key.',
      fields: { key: 'Missing' },
    });
    expect(await responseTo(new DoorError('not_found', 'No door.'))).toMatchObject({ statusCode: 404 });
  });

  it('answer with 500 and no message when the route does not list them', async () => {
    const response = await responseTo(new WindowError('broken', 'A secret of the house'));
    expect(response).toMatchObject({ statusCode: 500, code: 'unexpected' });
    expect(response.title).not.toContain('secret');
  });

  it('do not compile with a code that the endpoint does not declare', () => {
    const register = () =>
      // @ts-expect-error `broken` is not declared
      serve(fastify(), openDoor, [WindowError], () => {});
    expect(register).toBeTypeOf('function');
  });
});
