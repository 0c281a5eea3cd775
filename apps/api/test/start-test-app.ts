import type { FastifyInstance } from 'fastify';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Registry } from 'prom-client';
import { finishLogin } from '@workspace/contracts/auth';
import { setWording } from '@workspace/contracts/wording';
import { buildApp } from '../src/app.ts';
import type { AppDeps } from '../src/app-deps.ts';
import { connectDatabase } from '../src/database/orm.ts';
import { allowedAddresses } from '../src/adapters/post-webhook.ts';
import type { ImageStore } from '../src/adapters/image-store/image-store.ts';
import type { Identity } from '../src/adapters/identity-provider.ts';
import { LogoutRejected, type SignInFlow } from '../src/features/auth/sign-in-flow.ts';
import { callsTo } from './call-as.ts';
import { testImageStore } from './test-image-store.ts';
import { plainClock } from '../src/features/contacts/contact-clock.ts';
import { testMailSettings, testReplySettings } from './test-mail-settings.ts';
import { dropTestDatabase, testDatabase } from './test-database.ts';
import { noNetwork } from './test-network.ts';

export interface TestApp {
  app: FastifyInstance;
  orm: MikroORM;
  imageStore: ImageStore;
  /** The folder of the image store. */
  imageFolder: string;
  /** Calls with these headers; none: anonymous. */
  callWith: ReturnType<typeof callsTo>;
  /** Signs a user in and returns the headers with the session. */
  signInAs: (email: string, identity?: Partial<Identity>) => Promise<{ cookie: string }>;
  /** Starts another API process on the same database, with other settings. */
  startAnother: (change: Partial<AppDeps>) => Promise<FastifyInstance>;
  close: () => Promise<void>;
}

export const publicOrigin = 'http://localhost:3000';
export const secret = 'n'.repeat(40);

setWording();

const release = { service: 'api', version: '1.2.3', commit: 'abcdef1', contract: '1' };

/** No model is configured, so no request is made. */
const unasked = () => Promise.reject(new Error('This test has no model'));

/**
 * Starts the real app on its own database. Only the sign-in flow is fake: it accepts any user that the test
 * names.
 */
export async function startTestApp(databaseUrl?: string, options?: { connectMs: number }): Promise<TestApp> {
  const url = databaseUrl ?? (await testDatabase());
  const orm = await connectDatabase(url, options);
  const images = await testImageStore();
  const vouched: { identity?: Identity } = {};
  const signInFlow: SignInFlow = {
    begin: async () => 'https://id.example/authorize',
    finish: async () => ({ identity: vouched.identity! }),
    refresh: async () => ({ status: 'unknown' }),
    readLogout: () => Promise.reject(new LogoutRejected()),
  };
  const primary = { newEm: () => orm.em.fork() };
  const deps: Omit<AppDeps, 'operations'> = {
    config: {
      publicOrigin,
      sessionSecrets: [secret],
      staffEmailDomains: ['lanesight.ai', 'lanesight.io'],
      limitsCalls: false,
    },
    roles: { owners: [], defaultRole: 'owner' },
    orm,
    visitorReads: (_reader, read) => read(primary),
    signInFlow,
    clock: Date.now,
    mailEvents: { secrets: [], snsTopic: undefined, fetchCachedText: async () => '' },
    model: { ask: unasked, name: '', seconds: 5, dailyLimit: 100, missing: ['MODEL_API_KEY'] },
    enqueue: () => {},
    mailSettings: testMailSettings,
    replies: testReplySettings,
    contactClock: plainClock,
    submit: async () => ({ outcome: 'deferred', answer: 'This test has no mail server' }),
    posting: undefined,
    webhooks: { allowsPrivate: false, isAllowed: allowedAddresses(false) },
    networkChecks: noNetwork,
    imageStore: images.store,
    fetchFile: async () => 'This test has no internet',
    probeLink: async (url) =>
      url.includes('gone') ? 'missing' : url.startsWith(`${publicOrigin}/`) ? 'found' : 'unknown',
    logger: false,
  };
  const apps: FastifyInstance[] = [];
  const startAnother: TestApp['startAnother'] = async (change) => {
    const operations = { release, metrics: new Registry(), metricsToken: undefined };
    apps.push(await buildApp({ ...deps, operations, ...change }));
    return apps.at(-1)!;
  };
  const app = await startAnother({});
  return {
    app,
    orm,
    imageStore: images.store,
    imageFolder: images.folder,
    startAnother,
    callWith: callsTo(app),
    signInAs: async (email, identity) => {
      vouched.identity = {
        email,
        isVerified: true,
        firstName: null,
        lastName: null,
        profileImageUrl: null,
        ...identity,
      };
      const answer = await app.inject({ url: `${finishLogin.path}?code=x` });
      return { cookie: cookiesOf(answer.cookies) };
    },
    close: async () => {
      for (const one of apps) {
        const closed = one.close();
        // A client's connection without a request would hold the server open for a minute.
        one.server.closeAllConnections();
        await closed;
      }
      await orm.close();
      if (databaseUrl === undefined) await dropTestDatabase(url);
      await images.remove();
    },
  };
}

/** Formats set cookies as a browser sends them back. */
export function cookiesOf(cookies: { name: string; value: string }[]): string {
  return cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}
