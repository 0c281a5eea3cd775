/** A module under mutation, with the tests that judge it. Paths are globs from the root. */
export interface MutatedModule {
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  /** The tests need PostgreSQL. */
  needsDatabase?: boolean;
}

/** The modules whose mistakes cost the most: money, access, mail, and everything that goes through the kernel. */
export const mutatedModules: readonly MutatedModule[] = [
  {
    name: 'data-hooks',
    mutate: ['packages/contracts/src/react/*.ts', '!**/*.test.ts'],
    tests: ['packages/contracts/src/react/*.test.ts'],
  },
  {
    name: 'post-editing',
    mutate: [
      'apps/staff-console/src/features/blog-posts/use-{post-editing,save-post,appearance}.ts',
      'apps/staff-console/src/layout/{use-unsaved-work,unsaved-work}.ts',
    ],
    tests: [
      'apps/staff-console/src/features/blog-posts/use-post-editing*.test.tsx',
      'apps/staff-console/src/layout/{use-unsaved-work,unsaved-work}.test.ts',
    ],
  },
  {
    name: 'kernel',
    mutate: ['packages/contracts/src/endpoint/*.ts', '!**/*.test.ts'],
    tests: ['packages/contracts/src/endpoint/*.test.ts'],
  },
  {
    name: 'page-cache',
    mutate: ['apps/public-site/server/{page-cache,page-entries,stored-page}.ts'],
    tests: ['apps/public-site/server/{page-cache,page-cache-age,page-cache-limits,stored-page}.test.ts'],
  },
  {
    name: 'access',
    mutate: ['apps/api/src/http/{access,same-origin}.ts'],
    tests: ['apps/api/src/http/{access,same-origin}.test.ts'],
  },
  {
    name: 'session',
    mutate: ['apps/api/src/http/session.ts', 'apps/api/src/features/auth/session-store.ts'],
    tests: ['apps/api/src/http/session.test.ts', 'apps/api/test/session-store.test.ts'],
    needsDatabase: true,
  },
  {
    name: 'sign-in',
    mutate: [
      'apps/api/src/adapters/identity-provider.ts',
      'apps/api/src/features/auth/{sign-in,staff-domain,return-address}.ts',
    ],
    tests: [
      'apps/api/test/{identity-provider,identity-provider-tokens,faulty-tokens,sign-in}.test.ts',
      'apps/api/src/features/auth/{staff-domain,return-address}.test.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'import-reader',
    mutate: ['apps/api/src/features/subscriber-imports/{read-records,read-subscribers,plain-bytes}.ts'],
    tests: ['apps/api/test/csv-{reading,columns,chunks}.test.ts'],
  },
  {
    name: 'deliveries-in-flight',
    mutate: ['apps/api/src/features/newsletter-deliveries/{in-flight,submitter}.ts'],
    tests: ['apps/api/src/features/newsletter-deliveries/*.test.ts'],
  },
  {
    name: 'delivery-batches',
    mutate: ['apps/api/src/features/newsletter-deliveries/{batch-ledger,run-batch}.ts'],
    tests: ['apps/api/test/newsletter-{attempts,outcomes,runs,sending,stopping}.test.ts'],
    needsDatabase: true,
  },
  {
    name: 'suppression',
    mutate: ['apps/api/src/features/suppressions/*.ts', '!**/*-routes.ts', '!**/*.test.ts'],
    tests: ['apps/api/test/suppressions.test.ts'],
    needsDatabase: true,
  },
  {
    name: 'calculator',
    mutate: ['apps/public-site/src/cost-calculator/{calculate-costs,fraction,figures}.ts'],
    tests: ['apps/public-site/src/cost-calculator/{calculate-costs,fraction,figures}.test.ts'],
  },
  {
    name: 'claims',
    mutate: [
      'packages/contracts/src/claims/{find-facts,find-numbers,find-places,find-standards,find-unsupported,split-sentences,number-words}.ts',
    ],
    // The test of a time limit would fail in the slower mutated code.
    tests: ['packages/contracts/src/claims/!(*-time).test.ts'],
  },
  {
    name: 'mail-transports',
    mutate: ['apps/api/src/adapters/{mail-pool/transport-rota,ses/judge-ses,ses/sign-request,without-signature}.ts'],
    tests: ['apps/api/src/adapters/{mail-pool,ses}/*.test.ts'],
  },
];
