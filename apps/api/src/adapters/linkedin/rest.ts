import * as z from 'zod';
import { commentaryOf, escapeLittleText } from '@workspace/contracts/linkedin-commentary';
import type { LinkedinConfig } from '../../config-linkedin.ts';
import type { LinkedinResponse } from './response.ts';
import { request } from './request.ts';
import { organizationUrn, restHeaders } from './rest-headers.ts';

/** An uploaded image, by its URN at LinkedIn, and its alt text. */
export interface LinkedinThumbnail {
  urn: string;
  alt: string;
}

/** An article to post: the organization's ID at LinkedIn, the text, the article's public URL, and its picture. */
export interface LinkedinArticle {
  organizationId: string;
  title: string;
  content: string;
  url: string;
  thumbnail?: LinkedinThumbnail | undefined;
}

export interface LinkedinOrganization {
  id: string;
  name: string;
  followers: number | null;
}

const anyUrn = z.string().regex(/^urn:li:(?:share|ugcPost):\d+$/);

/** The calls of the versioned REST API, made with an access token. */
export function restCalls(config: LinkedinConfig) {
  const get = <T>(accessToken: string, path: string, schema: z.ZodType<T>, method?: string) =>
    request({
      url: `${config.apiUrl}/rest/${path}`,
      init: { headers: restHeaders(config, accessToken, method ? { 'x-restli-method': method } : {}) },
      read: (body) => schema.safeParse(body),
    });

  /** Posts an article. Returns the URN of the post. */
  const post = (accessToken: string, article: LinkedinArticle): Promise<LinkedinResponse<string>> =>
    request({
      url: `${config.apiUrl}/rest/posts`,
      init: {
        method: 'POST',
        headers: restHeaders(config, accessToken, { 'content-type': 'application/json' }),
        body: JSON.stringify(bodyOf(article)),
      },
      read: (_body, headers) => anyUrn.safeParse(headers.get('x-restli-id')),
    });

  /** Finds the organization's recent post of an article by the article's URLs; undefined when there is none. */
  const findPost = async (
    accessToken: string,
    organizationId: string,
    urls: readonly string[],
  ): Promise<LinkedinResponse<string | undefined>> => {
    const author = encodeURIComponent(organizationUrn(organizationId));
    const path = `posts?q=author&author=${author}&count=50&sortBy=LAST_MODIFIED`;
    const { value, failure } = await get(accessToken, path, PostsPage, 'FINDER');
    if (failure) return { failure };
    return { value: value.elements.find(({ content }) => urls.includes(content?.article?.source ?? ''))?.id };
  };

  return { post, findPost, organizations: (accessToken: string) => organizationsOf(get, accessToken) };
}

const bodyOf = (article: LinkedinArticle) => ({
  author: organizationUrn(article.organizationId),
  commentary: escapeLittleText(commentaryOf(article)),
  visibility: 'PUBLIC',
  distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
  content: {
    article: {
      source: article.url,
      title: article.title,
      description: article.content,
      ...(article.thumbnail && thumbnailFields(article.thumbnail)),
    },
  },
  lifecycleState: 'PUBLISHED',
  isReshareDisabledByAuthor: false,
});

const thumbnailFields = ({ urn, alt }: LinkedinThumbnail) => ({
  thumbnail: urn,
  ...(alt && { thumbnailAltText: alt }),
});

const PostsPage = z.object({
  elements: z.array(
    z.object({
      id: anyUrn,
      content: z.object({ article: z.object({ source: z.string().optional() }).optional() }).optional(),
    }),
  ),
});

/** The roles that may publish for an organization, under both names that LinkedIn uses. */
const publishing = new Set(['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'CONTENT_ADMIN']);

const Roles = z.object({ elements: z.array(z.object({ organization: z.string(), role: z.string() })) });
const Names = z.object({ results: z.record(z.string(), z.object({ localizedName: z.string() })) });
const Size = z.object({ firstDegreeSize: z.int() });

type Get = <T>(
  accessToken: string,
  path: string,
  schema: z.ZodType<T>,
  method?: string,
) => Promise<LinkedinResponse<T>>;

/** Fetches the organizations that the user may publish for: first the roles, then names and follower counts. */
async function organizationsOf(get: Get, accessToken: string): Promise<LinkedinResponse<LinkedinOrganization[]>> {
  const roles = await get(accessToken, 'organizationAcls?q=roleAssignee&state=APPROVED&count=100', Roles);
  if (roles.failure) return roles;
  const ids = roles.value.elements
    .filter(({ role }) => publishing.has(role))
    .flatMap(({ organization }) => /^urn:li:organization:(\d+)$/.exec(organization)?.[1] ?? []);
  const unique = [...new Set(ids)];
  if (unique.length === 0) return { value: [] };
  const names = await get(accessToken, `organizations?ids=List(${unique.join(',')})`, Names, 'BATCH_GET');
  if (names.failure) return names;
  const followers = async (id: string) => {
    const path = `networkSizes/${encodeURIComponent(organizationUrn(id))}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`;
    return (await get(accessToken, path, Size)).value?.firstDegreeSize ?? null;
  };
  const value = unique.map(async (id) => ({
    id,
    name: names.value.results[id]?.localizedName ?? `Page ${id}`,
    followers: await followers(id),
  }));
  return { value: await Promise.all(value) };
}
