import { describe, expect, it } from 'vitest';
import type { EmailList } from '@workspace/contracts/email-lists';
import { totalSubscribers } from './total-subscribers.ts';

describe('totalSubscribers', () => {
  it('adds up the lists, and says so', () => {
    const lists = [{ subscriberCount: 3 }, { subscriberCount: 4 }] as EmailList[];
    expect(totalSubscribers(lists)).toEqual({ name: 'Total Subscribers', note: 'in all lists', count: 7 });
    expect(totalSubscribers(undefined).count).toBeUndefined();
  });
});
