import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { everyResource } from '@workspace/contracts/every-endpoint';
import { openapi } from '../src/http/openapi.ts';

it('the OpenAPI document passes a linter', async () => {
  const document = openapi(everyResource, 'sid');
  const rules = {
    // The specification has the path /api/blog-posts/slug/{slug} beside /api/blog-posts/{id}.
    'no-ambiguous-paths': 'off',
    // Sign-in and links of emails only redirect.
    'operation-2xx-response': 'off',
  } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const found = await lintFromString({ source: JSON.stringify(document), config });
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});
