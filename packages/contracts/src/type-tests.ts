// Checked by tsc only: each line under an expected error must not compile, every other line must.
import * as z from 'zod/mini';
import { getUser, login, type User } from './auth.ts';
import { listPosts, type BlogPost } from './blog-posts.ts';
import { changePost, createPost, deletePost, getPost, type ManagedPost, type NewBlogPost } from './managed-posts.ts';
import { type BlogPostDraft } from './post-content.ts';
import { call } from './endpoint/call.ts';
import { defineEndpoint, type ResponseOf, type Endpoint, type InputOf } from './endpoint/define-endpoint.ts';
import { isApiError, apiError } from './endpoint/api-error.ts';
import { urlOf } from './endpoint/url-of.ts';
import { useEndpoint, useUpdateCached } from './react/use-endpoint.ts';
import { useSend } from './react/use-send.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_T extends true>(): void => {};

const byId = z.object({ id: z.string() });
const searched = defineEndpoint({
  method: 'GET',
  path: '/a/:id',
  access: 'public',
  params: byId,
  query: z.object({ state: z.optional(z.enum(['new', 'old'])), limit: z._default(z.number(), 20) }),
  response: z.object({ found: z.int() }),
});
const uploaded = defineEndpoint({
  method: 'POST',
  path: '/f',
  access: 'staff',
  file: { field: 'file', maxBytes: 1 },
  response: 'nothing',
});
const streamed = defineEndpoint({ method: 'GET', path: '/s', access: 'staff', response: { stream: 'text/csv' } });

export function inputsAndAnswersAreWhatTheSchemasSay(): void {
  holds<Same<InputOf<typeof getPost>, { params: { id: string } }>>();
  holds<Same<InputOf<typeof getUser>, Record<string, never>>>();
  holds<Same<InputOf<typeof createPost>, { body: NewBlogPost }>>();
  holds<Same<ResponseOf<typeof getPost>, { post: ManagedPost }>>();
  holds<Same<ResponseOf<typeof getUser>, User>>();
  holds<Same<ResponseOf<typeof streamed>, Response>>();
  holds<Same<ResponseOf<typeof login>, never>>();
  holds<Same<ResponseOf<typeof deletePost>, void>>();
}

export function problems(): void {
  apiError(createPost, 'slug_taken', 'x');
  apiError(createPost, 'not_found', 'x');
  // @ts-expect-error undeclared refusal code
  apiError(createPost, 'audience_empty', 'x');
  // @ts-expect-error an endpoint that declares no code has only the general ones
  apiError(getUser, 'slug_taken', 'x');
  // @ts-expect-error a refusal without a sentence
  apiError(createPost, 'slug_taken');
  // @ts-expect-error of an endpoint not known by name only the general codes are known
  apiError(createPost as Endpoint, 'slug_taken', 'x');
  apiError(createPost as Endpoint, 'not_found', 'x');
}

export function addresses(): void {
  urlOf(getPost, { params: { id: 'x' } });
  urlOf(login, {});
  urlOf(searched, { params: { id: 'x' }, query: { limit: 5 } });
  // @ts-expect-error missing path parameter
  urlOf(getPost, {});
  // @ts-expect-error misspelt path parameter
  urlOf(getPost, { params: { ID: 'x' } });
  // @ts-expect-error query of the wrong type
  urlOf(searched, { params: { id: 'x' }, query: { limit: '5' } });
  // @ts-expect-error unknown value of an enum in the query
  urlOf(searched, { params: { id: 'x' }, query: { state: 'gone' } });
}

export async function calls(draft: BlogPostDraft): Promise<void> {
  const { post } = await call(createPost, { body: draft });
  holds<Same<typeof post, ManagedPost>>();
  await call(changePost, { params: { id: post.id }, body: { title: 'n' } });
  await call(uploaded, { file: new Blob() });
  // @ts-expect-error wrong body
  await call(createPost, { body: { ...draft, title: 1 } });
  // @ts-expect-error missing body fields
  await call(createPost, { body: { title: 'n' } });
  // @ts-expect-error misspelt field of a partial body
  await call(changePost, { params: { id: 'x' }, body: { titel: 'n' } });
  // @ts-expect-error missing body
  await call(createPost, {});
  // @ts-expect-error a body where none is read
  await call(getUser, { body: {} });
  // @ts-expect-error a file is not sent as a body
  await call(uploaded, { body: 'email' });
  // @ts-expect-error a redirect is for the address bar
  await call(login, {});
  // @ts-expect-error a field the response does not have
  void (await call(getUser, {})).phone;
}

export function apiErrors(thrown: unknown): void {
  if (!isApiError(createPost, thrown)) return;
  if (thrown.code === 'slug_taken') return;
  // @ts-expect-error a code that this call cannot refuse with
  if (thrown.code === 'audience_empty') return;
}

export async function hooks(post: BlogPost): Promise<void> {
  const { data, error } = useEndpoint(getPost, { params: { id: 'x' } });
  holds<Same<typeof data, { post: ManagedPost } | undefined>>();
  if (error?.code === 'not_found') return;
  useEndpoint(getPost, null);
  // @ts-expect-error wrong input in useEndpoint
  useEndpoint(getPost, { params: { slug: 'x' } });
  // @ts-expect-error only a GET can be read
  useEndpoint(deletePost, { params: { id: 'x' } });
  // @ts-expect-error a GET is not sent
  useSend(getPost);
  const { send, error: sendError } = useSend(changePost);
  await send({ params: { id: 'x' }, body: {} });
  if (sendError?.code === 'slug_taken') return;
  // @ts-expect-error a code of another endpoint
  if (sendError?.code === 'audience_empty') return;
  const keep = useUpdateCached();
  keep(listPosts, {}, ({ posts, ...rest }) => ({ ...rest, posts: [...posts, post] }));
  // @ts-expect-error the cache holds what the endpoint answers
  keep(listPosts, {}, () => ({ lists: [] }));
}

export function definitions(): void {
  defineEndpoint({
    method: 'GET',
    path: '/a/:id/b/:slug',
    access: 'public',
    params: z.object({ id: z.string(), slug: z.string() }),
    response: 'nothing',
  });
  // @ts-expect-error path says :slug, params says id
  defineEndpoint({ method: 'GET', path: '/a/:slug', access: 'public', params: byId, response: 'nothing' });
  // @ts-expect-error path names nothing
  defineEndpoint({ method: 'GET', path: '/a', access: 'public', params: byId, response: 'nothing' });
  // @ts-expect-error path names two
  defineEndpoint({ method: 'GET', path: '/a/:id/:slug', access: 'public', params: byId, response: 'nothing' });
  // @ts-expect-error params are missing
  defineEndpoint({ method: 'GET', path: '/a/:id', access: 'public', response: 'nothing' });
  // @ts-expect-error access is missing
  defineEndpoint({ method: 'GET', path: '/a', response: 'nothing' });
  // @ts-expect-error response is missing
  defineEndpoint({ method: 'GET', path: '/a', access: 'public' });
  // @ts-expect-error a misspelt key
  defineEndpoint({ method: 'GET', path: '/a', access: 'public', response: 'nothing', querry: byId });
  // @ts-expect-error frozen
  createPost.access = 'public';
}
