import { describe, expect, it } from 'vitest';
import type { LinkedinPost } from '@workspace/contracts/linkedin-posts';
import { pictureMessages, postingMessages } from '@workspace/contracts/posting-messages';
import { hidesConnection, reasonOf } from './reason-of.ts';

const failed: LinkedinPost = {
  blogPostId: '0198c000-0000-7000-8000-000000000000',
  status: 'failed',
  fault: 'role_missing',
  detail: null,
  attempts: 1,
  nextAt: null,
  postedAt: null,
  postUrl: null,
};

describe('reasonOf', () => {
  it('returns instructions for a failure', () => {
    expect(reasonOf(failed, true)).toBe(postingMessages.role_missing);
    expect(reasonOf(failed, false)).toBe(postingMessages.role_missing);
  });

  it('detects a failure whose message does not mention the LinkedIn connection', () => {
    expect(hidesConnection(failed)).toBe(true);
    expect(hidesConnection({ ...failed, fault: 'sign_in_over' })).toBe(false);
    expect(hidesConnection({ ...failed, status: 'skipped', fault: 'taken_back' })).toBe(false);
    expect(hidesConnection({ ...failed, status: 'posted', fault: null })).toBe(false);
  });

  it('asks for a new LinkedIn sign-in only while it is expired', () => {
    const over = { ...failed, fault: 'sign_in_over' } as const;
    expect(reasonOf(over, false)).toBe(postingMessages.sign_in_over);
    expect(reasonOf(over, true)).toMatch(/was over when its turn came/);
  });

  it('mentions that a withdrawn post may have reached LinkedIn', () => {
    const back = { ...failed, status: 'skipped', fault: 'taken_back' } as const;
    expect(reasonOf({ ...back, attempts: 0 }, true)).toBe(postingMessages.taken_back);
    expect(reasonOf(back, true)).toMatch(/may have reached LinkedIn/);
  });

  it('says that a post is without its picture, once it is posted', () => {
    const omitted = { ...failed, pictureFault: 'picture_rejected' } as const;
    expect(reasonOf(omitted, true)).toBe(postingMessages.role_missing);
    expect(reasonOf({ ...omitted, status: 'posted', fault: null }, true)).toBe(pictureMessages.picture_rejected);
  });

  it('returns undefined for a successful post', () => {
    expect(reasonOf({ ...failed, status: 'posted', fault: null }, false)).toBeUndefined();
  });
});
