import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, statusOf } from './define-endpoint.ts';
import { fieldMessages } from './field-messages.ts';

const common = { method: 'GET', path: '/api/x', access: 'public' } as const;

describe('defineEndpoint', () => {
  it('returns the description and freezes it', () => {
    const endpoint = defineEndpoint({ ...common, response: 'nothing' });
    expect(endpoint).toEqual({ ...common, response: 'nothing' });
    expect(Object.isFrozen(endpoint)).toBe(true);
  });
});

describe('statusOf', () => {
  it.each([
    [204, 'nothing'],
    [302, 'redirect'],
    [200, z.object({})],
    [200, { stream: 'text/csv' }],
  ] as const)('is %i by default', (status, response) => expect(statusOf({ ...common, response })).toBe(status));

  it('is the declared status, if any', () => {
    expect(statusOf({ ...common, response: 'nothing', status: 202 })).toBe(202);
    expect(statusOf({ ...common, response: z.object({}), status: 201 })).toBe(201);
  });
});

describe('fieldMessages', () => {
  it('returns the first message of each field, the field as a dotted path', () =>
    expect(
      fieldMessages([
        { path: ['tags', 0, 'name'], message: 'Too long' },
        { path: ['title'], message: 'Write a title' },
        { path: ['title'], message: 'Too short' },
        { message: 'Not an object' },
      ]),
    ).toEqual({ 'tags.0.name': 'Too long', title: 'Write a title', '': 'Not an object' }));
});
