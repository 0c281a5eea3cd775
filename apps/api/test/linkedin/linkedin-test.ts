import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { freePort } from '@workspace/sandbox/free-port';
import { startSandbox, type Sandbox } from '@workspace/sandbox/sandbox';
import { linkedinClient } from '@workspace/sandbox/linkedin/client';
import { createPost, type ManagedPost, type NewBlogPost } from '@workspace/contracts/managed-posts';
import { finishLinkedin } from '@workspace/contracts/linkedin-connection';
import { linkedinConfig, type TokenKey } from '../../src/config-linkedin.ts';
import { duePosts } from '../../src/features/linkedin-posts/posting-jobs.ts';
import { postWaiting } from '../../src/features/linkedin-posts/post-waiting.ts';
import type { PostingDeps } from '../../src/features/linkedin-posts/posting-deps.ts';
import { openLinkedin } from '../../src/adapters/linkedin/open-linkedin.ts';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import { listLinkedinPosts, type LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { changeImage, uploadImage } from '@workspace/contracts/images';
import { draft } from '../a-draft.ts';
import { aPicture } from '../a-picture.ts';
import { callsTo } from '../call-as.ts';
import { fileOf } from '../use-images.ts';
import { cookiesOf, publicOrigin, startTestApp, type TestApp } from '../start-test-app.ts';

export const mainPage = '5515715';
export const keyOf = (id: string): TokenKey => ({ id, key: Buffer.alloc(32, id) });

/** A post as the sandbox stores it. */
export interface PostedThere {
  id: string;
  author: string;
  text: string;
  commentary: string;
  content: {
    article: { source: string; title: string; description: string; thumbnail?: string; thumbnailAltText?: string };
  };
}

/** An image as the sandbox lists it. */
export interface ImageThere {
  urn: string;
  owner: string;
  status: string;
  url: string;
  type?: string;
  width?: number;
  height?: number;
}

/** The API with LinkedIn set to its own sandbox. */
export class LinkedinTest {
  test!: TestApp;
  app!: FastifyInstance;
  sandbox!: Sandbox;
  deps!: PostingDeps;
  cookie = '';
  /** The status of the public page; undefined: no response. */
  page: number | undefined = 200;

  newEm = () => this.test.orm.em.fork();

  async start(): Promise<void> {
    const port = await freePort();
    const nobody = { smtpPort: 0, clientId: '', clientSecret: '' };
    this.sandbox = await startSandbox({ port, publicOrigin, parts: ['linkedin'], ...nobody });
    this.test = await startTestApp();
    this.deps = this.depsWith([keyOf('one')]);
    this.app = await this.test.startAnother({ posting: this.deps });
    ({ cookie: this.cookie } = await this.test.signInAs('ada@lanesight.ai'));
  }

  depsWith(tokenKeys: [TokenKey, ...TokenKey[]]): PostingDeps {
    const set = linkedinConfig({
      LINKEDIN_CLIENT_ID: linkedinClient.id,
      LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
      LINKEDIN_TOKEN_KEYS: tokenKeys,
      LINKEDIN_URL: `${this.sandbox.origin}/linkedin`,
      LINKEDIN_API_URL: `${this.sandbox.origin}/linkedin`,
      LINKEDIN_VERSION: '202606',
    })!;
    return {
      newEm: this.newEm,
      linkedin: { linkedin: openLinkedin(set), tokenKeys },
      publicOrigin,
      probePage: async () => this.page,
      imageStore: this.test.imageStore,
      pollMs: 60,
      retryDelay: () => 0,
    };
  }

  async stop(): Promise<void> {
    await this.test.close();
    await this.sandbox.stop();
  }

  /** Restores the initial state. */
  async reset(): Promise<void> {
    this.page = 200;
    await this.newEm().execute('delete from linkedin_connection');
    await this.newEm().execute('delete from blog_posts');
    for (const path of ['faults', 'linkedin/posts', 'linkedin/images'])
      await fetch(`${this.sandbox.origin}/${path}`, { method: 'DELETE' });
  }

  /** Calls as staff. */
  get call() {
    return callsTo(this.app)({ cookie: this.cookie });
  }

  /** Returns the redirect of the callback, after the user decided on LinkedIn's page. */
  async roundTrip(answer: 'allow' | 'cancel' = 'allow', member = 'adaAdmin1', cookie = this.cookie): Promise<string> {
    return this.comeBack(await this.authorize(await this.begin(cookie), answer, member), cookie);
  }

  async begin(cookie = this.cookie): Promise<URL> {
    const { headers, cookies } = await this.app.inject({ url: '/api/linkedin/auth', headers: { cookie } });
    this.cookieOfFlow = cookiesOf(cookies);
    return new URL(String(headers.location));
  }
  cookieOfFlow = '';

  /** Returns the URL that LinkedIn redirects back to. */
  async authorize(authorizeUrl: URL, answer: 'allow' | 'cancel' = 'allow', member = 'adaAdmin1'): Promise<URL> {
    const body = new URLSearchParams([...authorizeUrl.searchParams, ['answer', answer], ['member', member]]);
    const response = await fetch(authorizeUrl.origin + authorizeUrl.pathname, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    return new URL(response.headers.get('location')!);
  }

  async comeBack(address: URL, cookie = this.cookie): Promise<string> {
    if (address.origin + address.pathname !== publicOrigin + finishLinkedin.path) throw new Error(address.href);
    const url = address.pathname + address.search;
    const headers = { cookie: `${cookie}; ${this.cookieOfFlow}`, 'sec-fetch-site': 'cross-site' };
    const answer = await this.app.inject({ url, headers });
    return answer.headers.location ?? String(answer.statusCode);
  }

  /** Connects with an organization chosen and auto-post on. */
  async connected(organizationId = mainPage): Promise<void> {
    await this.roundTrip();
    await this.newEm().execute(
      `update linkedin_connection set organization_id = ?, organization_name = 'Page', auto_post = true`,
      [organizationId],
    );
  }

  async publish(change: Partial<NewBlogPost> = {}): Promise<ManagedPost> {
    return (await this.call(createPost, { body: { ...draft, ...change } })).post;
  }

  /** Returns an article's LinkedIn post as staff see it; undefined when it was never to be posted. */
  async outcome(blogPostId: string): Promise<LinkedinPost | undefined> {
    return (await this.call(listLinkedinPosts, { query: { blogPostIds: blogPostId } })).posts[0];
  }

  async fail(fault: object): Promise<void> {
    const answer = await fetch(`${this.sandbox.origin}/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'linkedin', ...fault }),
    });
    if (answer.status !== 204) throw new Error(await answer.text());
  }

  async expire(tokens: 'access' | 'all'): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ tokens });
    await fetch(`${this.sandbox.origin}/linkedin/expire`, { method: 'POST', headers, body });
  }

  /** Returns the posts at LinkedIn, the newest first. */
  async posted(): Promise<PostedThere[]> {
    return (await (await fetch(`${this.sandbox.origin}/linkedin/posts`)).json()) as PostedThere[];
  }

  /** Returns the images at LinkedIn, the newest first. */
  async images(): Promise<ImageThere[]> {
    return (await (await fetch(`${this.sandbox.origin}/linkedin/images`)).json()) as ImageThere[];
  }

  /** Stores a picture in the library, with alt text, and publishes an article with it as its cover. */
  async publishWithCover(bytes?: Buffer, alt = 'A cracked road'): Promise<ManagedPost> {
    const file = fileOf(bytes ?? (await aPicture({ width: 700, height: 500 })));
    const { image } = await this.call(uploadImage, { file });
    await this.call(changeImage, { params: { id: image.id }, body: { alt } });
    return this.publish({ coverImageId: image.id });
  }

  /** Ends the time in which publications can be undone. */
  async endTimeToUndo(): Promise<void> {
    await this.newEm().execute(
      `update linkedin_posts set next_at = next_at - make_interval(secs => ?)
       where status = 'waiting' and fault is null and attempts = 0`,
      [secondsToUndo],
    );
  }

  /** Runs one round of a worker, at a time when no publication can be undone any more. */
  async work(deps = this.deps): Promise<void> {
    await this.endTimeToUndo();
    await this.workNow(deps);
  }

  /** Runs one round of a worker. */
  async workNow(deps = this.deps): Promise<void> {
    for (const id of await duePosts(deps.newEm())) await postWaiting(deps, id);
  }

  async row(): Promise<Record<string, unknown> | undefined> {
    const [row] = await this.newEm().execute<Record<string, unknown>[]>('select * from linkedin_posts');
    return row;
  }

  /** Skips the time until a dead worker's lease expires, or until the next attempt. */
  async letTimePass(): Promise<void> {
    await this.newEm().execute(`update linkedin_posts set begun_at = begun_at - interval '5 minutes'`);
    await this.newEm().execute(
      `update linkedin_posts set next_at = now() - interval '1 second' where status = 'waiting'`,
    );
  }
}

/** Sets up LinkedIn for the tests of a file, connected anew before each. */
export function connectedLinkedin(): LinkedinTest {
  const one = new LinkedinTest();
  beforeAll(() => one.start());
  beforeEach(async () => {
    await one.reset();
    await one.connected();
  });
  afterAll(() => one.stop());
  return one;
}
