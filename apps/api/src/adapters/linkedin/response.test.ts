import { describe, expect, it } from 'vitest';
import { failureOf } from './response.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const headers = (retryAfter?: string) => new Headers(retryAfter ? { 'retry-after': retryAfter } : {});

describe('failureOf', () => {
  it.each([
    [401, { code: 'EXPIRED_ACCESS_TOKEN' }, { kind: 'sign_in', code: 'EXPIRED_ACCESS_TOKEN' }],
    [403, { code: 'ACCESS_DENIED' }, { kind: 'role' }],
    [422, { message: ' /commentary :: too long ' }, { kind: 'text', detail: '/commentary :: too long', code: '422' }],
    [422, { message: 'Content is a duplicate of urn:li:share:712' }, { kind: 'duplicate', urn: 'urn:li:share:712' }],
    [408, undefined, { kind: 'away' }],
    [426, {}, { kind: 'version' }],
    [429, {}, { kind: 'busy' }],
    [400, undefined, { kind: 'text' }],
    [500, 'not JSON', { kind: 'away' }],
    [503, undefined, { kind: 'away' }],
  ])('maps HTTP %i with %j to %j', (status, body, failure) => {
    expect(failureOf(status, headers(), body, now)).toMatchObject({ status, ...failure });
  });

  it.each([
    ['120', 120],
    ['Sat, 21 Nov 2026 10:05:00 GMT', 300],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['999999999', 86_400],
    ['soon', undefined],
  ])('parses Retry-After: %s', (header, seconds) => {
    expect(failureOf(429, headers(header), undefined, now).retryAfter).toBe(seconds);
  });
});
