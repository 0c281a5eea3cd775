import { describe, expect, it } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { bulkToast } from './bulk-toast.ts';

const words = { noun: 'request', nameOf: (name: string) => name, done: 'archived', undo: () => {} };
const failed = (...names: string[]) =>
  names.map((row) => ({ row, thrown: new ApiError(404, 'not_found', 'It was deleted.') }));

describe('bulkToast', () => {
  it('counts the changed rows and offers Undo', () => {
    expect(bulkToast({ done: ['Ada', 'Tom'], failed: [] }, words)).toMatchObject({
      title: 'Success',
      description: '2 requests are archived.',
      action: { label: 'Undo' },
    });
    expect(bulkToast({ done: ['Ada'], failed: [] }, words).description).toBe('1 request is archived.');
  });

  it('names the rows that failed, with the reason', () => {
    expect(bulkToast({ done: ['Ada'], failed: failed('Tom', 'Eve', 'Max', 'Kim', 'Lou') }, words)).toMatchObject({
      title: 'Error',
      description: '1 request is archived. Failed: Tom, Eve, Max and 2 more. It was deleted.',
      action: { label: 'Undo' },
    });
  });

  it('offers no Undo when nothing changed', () => {
    const toast = bulkToast({ done: [], failed: failed('Tom') }, words);
    expect([toast.description, toast.action]).toEqual(['Failed: Tom. It was deleted.', undefined]);
  });
});
