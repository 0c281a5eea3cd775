// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { fakeApi, problem } from '@workspace/contracts/react/test/fake-api';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ChosenPosts } from '../newsletter-campaigns/ChosenPosts.tsx';
import { ImageBlockFields } from './ImageBlockFields.tsx';
import { PostBlockCard } from './PostBlockCard.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const picture = { type: 'image', imageId: id, alt: '' } as const;
const nothing = () => {};
const parts = {
  post: [<PostBlockCard key="post" blogPostId={id} />, 'This post was deleted.'],
  picture: [
    <ImageBlockFields key="picture" block={picture} name="Picture" onChange={nothing} />,
    'This picture is not in the library any more.',
  ],
  'chosen post': [<ChosenPosts key="posts" chosen={[id]} seen={[]} onChange={nothing} />, 'A post that was deleted'],
} satisfies Record<string, [ReactNode, string]>;

async function shownAfter(part: ReactNode, response: Response): Promise<string> {
  const api = fakeApi();
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(withData(api)(part));
  await act(async () => api.requests[0]!.respond(response));
  return place.textContent;
}

it.each(Object.entries(parts))('calls a %s deleted only if the API says so', async (_name, [part, words]) => {
  expect(await shownAfter(part, problem(404, 'not_found'))).toContain(words);
  const unavailable = await shownAfter(part, problem(503, 'unavailable'));
  expect(unavailable).toContain('could not be loaded');
  expect(unavailable).not.toContain(words);
});
