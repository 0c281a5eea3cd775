// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { renderHook, withData } from '@workspace/contracts/react/test/render-hook';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import type { SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { ToastRoot } from '@workspace/ui/Toast';
import { useImportEnd } from './use-import-end.ts';

type Status = SubscriberImport['status'];

const emailListId = '01a2200a-c3ca-78d0-b2e6-15d8d74c03b3';
const subscribers = `/api/email-lists/${emailListId}/subscribers`;
const four = { subscribers: [], next: null, total: { count: 4, isExact: true } };

async function rendered(before: Status) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => {}));
  const useBoth = ({ status, isListShown }: { status: Status; isListShown: boolean }) => {
    useImportEnd({ emailListId, status });
    return useEndpoint(listSubscribers, isListShown ? { params: { listId: emailListId }, query: {} } : null).data;
  };
  const wrap = withData({ fetch, fallback: { [subscribers]: four } });
  const { current, rerender } = await renderHook(useBoth, { status: before, isListShown: true }, (children) =>
    wrap(<ToastRoot>{children}</ToastRoot>),
  );
  expect(current()).toEqual(four);
  await rerender({ status: before, isListShown: false });
  /** Returns the subscribers that the list begins with after the import has a status. */
  const after = async (status: Status) => {
    await rerender({ status, isListShown: false });
    await act(async () => {});
    await rerender({ status, isListShown: true });
    return current();
  };
  return { after };
}

const description = () => document.body.textContent;

describe('useImportEnd', () => {
  it.each([
    ['importing', 'done', 'Subscribers uploaded successfully'],
    ['undoing', 'undone', 'The import is taken back.'],
  ] as const)('lets the list show nobody from before when %s became %s, and says so', async (before, status, words) => {
    const { after } = await rendered(before);
    expect(await after(status)).toBeUndefined();
    expect(description()).toContain(words);
  });

  it('leaves the subscribers of the list in the cache while the import runs', async () => {
    const { after } = await rendered('checked');
    expect(await after('importing')).toEqual(four);
  });
});
