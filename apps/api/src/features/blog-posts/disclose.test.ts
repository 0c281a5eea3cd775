import { describe, expect, it } from 'vitest';
import { DisclosureNeeded, requireDisclosure } from './disclose.ts';

type Post = Parameters<typeof requireDisclosure>[0];
const post = (change: Partial<Post>) =>
  ({ isAiDraft: true, status: 'published', disclosedAt: null, ...change }) as Post;
const asDraft = { status: 'draft', isAiDraft: true } as const;
const asPublished = { status: 'published', isAiDraft: true } as const;

describe('requireDisclosure', () => {
  it.each([
    ['an AI draft that is published', post({}), asDraft],
    ['one that is scheduled', post({ status: 'scheduled' }), asDraft],
    ['one that is published before its time', post({}), { status: 'scheduled', isAiDraft: true } as const],
    ['a published post into which model text was pasted', post({}), { ...asPublished, isAiDraft: false }],
  ])('rejects %s', (_case, after, before) => {
    expect(() => requireDisclosure(after, before)).toThrow(DisclosureNeeded);
  });

  it.each([
    ['one that is disclosed', post({ disclosedAt: new Date() }), asDraft],
    ['a draft', post({ status: 'draft' }), asDraft],
    ['a post by a person', post({ isAiDraft: false }), { status: 'draft', isAiDraft: false } as const],
    ['one that was published as an AI draft before', post({}), asPublished],
  ])('accepts %s', (_case, after, before) => {
    expect(() => requireDisclosure(after, before)).not.toThrow();
  });
});
