import type { EntityManager } from '@mikro-orm/postgresql';
import { bundledArticles } from '@workspace/contracts/bundled-articles';
import type { LinkCheck } from '@workspace/contracts/link-checks';
import type { ProbeLink } from '../../adapters/probe-link.ts';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../blog-posts/readable.ts';
import { allRedirects } from '../redirects/all-redirects.ts';
import { absoluteUrl, sitePath } from './site-path.ts';

export interface LinkCheckDeps {
  publicOrigin: string;
  probeLink: ProbeLink;
}

type State = LinkCheck['state'];
const bundled = new Set<string>(bundledArticles);
/** Pages that are requested at once. */
const probesAtOnce = 10;

/** Checks addresses against posts and redirects, in two queries, and requests the others. */
export async function checkAddresses(
  em: EntityManager,
  urls: readonly string[],
  { publicOrigin, probeLink }: LinkCheckDeps,
): Promise<LinkCheck[]> {
  const states = await storedStates(em, urls, publicOrigin);
  const others = [...new Set(urls)].filter((url) => !states.has(url)).values();
  const probe = async () => {
    for (const url of others) {
      const state = await probeLink(absoluteUrl(url, publicOrigin));
      states.set(url, state === 'moved' ? 'found' : state);
    }
  };
  await Promise.all(Array.from({ length: probesAtOnce }, probe));
  return urls.map((url) => ({ url, state: states.get(url)! }));
}

/** Returns the states of the addresses that the database knows. */
async function storedStates(em: EntityManager, urls: readonly string[], publicOrigin: string) {
  const paths = new Map(urls.map((url) => [url, sitePath(url, publicOrigin)] as const));
  const requested = [...new Set(paths.values())].filter((path) => path !== undefined);
  const readable = await readableSlugs(
    em,
    requested.flatMap((path) => slugOf(path) ?? []),
  );
  const redirected = await redirectsFrom(em, requested);
  const states = new Map<string, State>();
  for (const [url, path] of paths) {
    if (path === undefined) continue;
    const slug = slugOf(path);
    if (redirected.has(path)) states.set(url, 'found');
    else if (slug !== undefined) states.set(url, readable.has(slug) || bundled.has(slug) ? 'found' : 'missing');
  }
  return states;
}

const slugOf = (path: string): string | undefined => /^\/blog\/([^/.]+)$/.exec(path)?.[1];

async function readableSlugs(em: EntityManager, slugs: string[]): Promise<Set<string>> {
  const where = { $and: [{ slug: slugs }, readablePosts()] };
  const posts = await em.find(BlogPostEntity, where, { fields: ['slug'], disableIdentityMap: true });
  return new Set(posts.map(({ slug }) => slug));
}

async function redirectsFrom(em: EntityManager, paths: readonly string[]): Promise<Set<string>> {
  const rows = await em.execute<{ path: string }[]>(
    `select r."from" as path from ${allRedirects} r
     where r."from" in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(paths)],
  );
  return new Set(rows.map(({ path }) => path));
}
