import { describe, expect, it } from 'vitest';
import { brokenRule } from './import-rules.ts';

const value = (from: string, to: string) => brokenRule({ from, to, isType: false });

describe('a forbidden import', () => {
  it.each([
    ['packages/ui/src/Button/Button.tsx', 'packages/contracts/src/brand.ts'],
    ['packages/contracts/src/blog-posts.ts', 'react'],
    ['packages/contracts/src/blog-posts.ts', 'zod'],
    ['packages/contracts/src/react/use-endpoint.ts', 'react-router-dom'],
    ['apps/public-site/src/App.tsx', 'apps/staff-console/src/StaffConsole.tsx'],
    ['apps/api/src/main.ts', 'packages/sandbox/src/postgres'],
    ['apps/api/src/features/ai-drafts/generate.ts', 'tools/eval-drafts/score-draft.ts'],
    ['packages/sandbox/src/model.ts', 'tools/eval-drafts/data/topics.json'],
    ['packages/node-server/src/body-pace.ts', 'packages/contracts/src/brand.ts'],
    ['apps/public-site/src/App.tsx', 'packages/node-server/src/body-pace.ts'],
    ['apps/api/src/http/serve.ts', 'apps/api/src/features/auth/to-user.ts'],
    ['apps/api/src/app.ts', 'apps/api/src/adapters/identity-provider.ts'],
    ['apps/api/src/features/auth/sign-in.ts', 'apps/api/src/features/blog-posts/blog-posts-routes.ts'],
    ['apps/api/src/features/auth/sign-in.ts', 'apps/api/src/features/blog-posts/to-blog-post.ts'],
    ['apps/api/src/adapters/identity-provider.ts', '@mikro-orm/core'],
    ['apps/api/src/adapters/identity-provider.ts', 'fastify'],
    ['apps/api/src/adapters/linkedin/open-linkedin.ts', '@fastify/oauth2'],
    ['apps/api/src/adapters/identity-provider.ts', 'apps/api/src/features/auth/sign-in.ts'],
    ['apps/api/src/features/auth/sign-in.ts', 'packages/contracts/src/endpoint/api-error'],
    ['apps/api/test/every-endpoint.test.ts', 'apps/public-site/server/app.ts'],
  ])('rejects, in %s, %s', (from, to) => expect(value(from, to)).toEqual(expect.any(String)));
});

describe('an allowed import', () => {
  it.each([
    ['packages/contracts/src/blog-posts.ts', 'zod/mini'],
    ['packages/contracts/src/react/use-endpoint.ts', 'swr'],
    ['apps/api/src/start.ts', 'apps/api/src/adapters/identity-provider.ts'],
    ['apps/public-site/server/app.ts', 'packages/node-server/src/body-pace.ts'],
    ['apps/api/src/features/auth/sign-in.ts', 'apps/api/src/features/blog-posts/save-post.ts'],
    ['apps/api/src/features/auth/auth-routes.ts', 'apps/api/src/features/auth/to-user.ts'],
    ['apps/api/src/features/auth/auth-routes.ts', 'packages/contracts/src/endpoint/api-error'],
    ['apps/api/src/http/to-api-error.ts', 'packages/contracts/src/endpoint/api-error'],
    ['apps/api/src/features/auth/sign-in.ts', 'apps/api/src/domain-error.ts'],
    ['apps/api/src/http/request-em.ts', '@mikro-orm/postgresql'],
    ['apps/api/test/start-test-app.ts', 'packages/sandbox/src/sandbox'],
    ['tools/eval-drafts/evaluate.ts', 'apps/api/src/features/ai-drafts/request-text.ts'],
  ])('accepts, in %s, %s', (from, to) => expect(value(from, to)).toBeUndefined());

  it('never includes HTTP in an action or an adapter, not even its types', () => {
    const types = [
      { from: 'apps/api/src/features/auth/sign-in.ts', to: 'packages/contracts/src/endpoint/api-error' },
      { from: 'apps/api/src/adapters/identity-provider.ts', to: 'fastify' },
    ];
    for (const one of types) expect(brokenRule({ ...one, isType: true })).toEqual(expect.any(String));
  });

  it('allows a type import of an adapter whose value is forbidden', () => {
    const from = 'apps/api/src/app.ts';
    const to = 'apps/api/src/adapters/identity-provider.ts';
    expect(brokenRule({ from, to, isType: true })).toBeUndefined();
  });
});
