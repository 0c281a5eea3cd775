// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { Comment } from '@workspace/contracts/blog-post-comments';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { CommentsPanel } from './CommentsPanel.tsx';
import { useReplying } from './use-replying.ts';
import type { Commenting } from './use-commenting.ts';

const comment = {
  id: 'c1',
  author: 'ada@lanesight.ai',
  createdAt: '2026-11-20T08:00:00.000Z',
  text: 'Which October?',
  quote: 'in October',
  anchor: { field: 'content', quote: 'in October', before: '', after: '', start: 0 },
  suggestion: null,
  status: 'open',
  settledBy: null,
  settledAt: null,
  replies: [],
} as unknown as Comment;
const resolved: Comment = { ...comment, status: 'resolved', settledBy: 'bea@lanesight.ai' };

function Panel({ comments }: { comments: readonly Comment[] }) {
  const open = comments.filter(({ status }) => status === 'open');
  const store = { comments, isStored: true };
  const rest = {
    model: null,
    requests: {},
    setCurrentId: () => {},
    stateOf: () => 'current',
    againFor: () => undefined,
  };
  return <CommentsPanel commenting={{ ...rest, ...useReplying(), open, store } as unknown as Commenting} />;
}

it('keeps a reply that is being written when a colleague resolves the comment', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { render } = mountIn(place);
  const press = (label: string) =>
    act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click());
  const field = () => place.querySelector('textarea');
  await render(<Panel comments={[comment]} />);
  await press('Reply');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field(), 'That of');
    field()!.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await render(<Panel comments={[resolved]} />);
  expect(field()?.value).toBe('That of');
  expect(document.activeElement).toBe(field());
  expect(place.querySelector('details')).toBeNull();
});

it('lists a resolved comment apart once no reply is being written', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await mountIn(place).render(<Panel comments={[resolved]} />);
  expect(place.querySelector('details')?.textContent).toContain('Which October?');
});
