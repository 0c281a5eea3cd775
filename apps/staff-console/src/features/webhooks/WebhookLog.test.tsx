// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { WebhookLog } from './WebhookLog.tsx';

const delivery = {
  id: '019aa8b0-0000-7000-8000-000000000002',
  event: 'post.published',
  status: 'pending',
  attempts: 1,
  createdAt: '2026-11-27T10:00:00.000Z',
  nextAt: null,
  result: 'HTTP 500',
};

async function open() {
  const place = document.body.appendChild(document.createElement('div'));
  let polls = 0;
  const fetch = async () => {
    polls += 1;
    return Response.json({ deliveries: [delivery], total: 1 });
  };
  const wrap = withData({ fetch });
  const mounted = mountIn(place);
  const show = (isPaused: boolean) =>
    mounted.render(
      wrap(
        <ToastRoot>
          <WebhookLog webhookId="019aa8b0-0000-7000-8000-000000000001" isPaused={isPaused} />
        </ToastRoot>,
      ),
    );
  const wait = () => act(async () => vi.advanceTimersByTimeAsync(10_000));
  return { place, show, wait, polls: () => polls };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('WebhookLog', () => {
  it('polls while a delivery waits, but not while the webhook may be deleted', async () => {
    const { show, wait, polls } = await open();
    await show(false);
    await wait();
    const before = polls();
    expect(before).toBeGreaterThan(1);
    await show(true);
    await wait();
    expect(polls()).toBe(before);
  });

  it('has the last result in the first cell too, for a phone', async () => {
    const { place, show } = await open();
    await show(true);
    expect(place.querySelector('tbody th')?.textContent).toMatch(/^post\.published.*: HTTP 500$/);
  });
});
