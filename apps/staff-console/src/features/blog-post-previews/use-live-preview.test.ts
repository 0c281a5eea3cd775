import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderLatest } from './use-live-preview.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renderings that the test ends one by one. */
function start() {
  const state = { value: 1 };
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const renderer = renderLatest(
    () => state.value,
    (value) => {
      began.push(value);
      return new Promise((resolve) => ends.push(resolve));
    },
  );
  const type = (value: number) => {
    state.value = value;
    renderer.request();
  };
  return { ...renderer, began, type, end: () => ends.shift()?.() };
}

describe('renderLatest', () => {
  it('renders the first value at once, and then the latest one a pause after a change', async () => {
    const { began, type, request, end } = start();
    request();
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(0);
    type(2);
    await vi.advanceTimersByTimeAsync(300);
    type(3);
    await vi.advanceTimersByTimeAsync(99);
    expect(began).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(began).toEqual([1, 3]);
  });

  it('never renders two at a time, and follows with a value that changed meanwhile', async () => {
    const { began, type, request, end } = start();
    request();
    await vi.advanceTimersByTimeAsync(0);
    type(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(began).toEqual([1]);
    end();
    await vi.advanceTimersByTimeAsync(400);
    expect(began).toEqual([1, 2]);
  });

  it('renders an unchanged value only when it is wanted again', async () => {
    const { began, request, end } = start();
    request();
    await vi.advanceTimersByTimeAsync(0);
    end();
    await vi.advanceTimersByTimeAsync(0);
    request();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(began).toEqual([1]);
    request(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual([1, 1]);
  });

  it('renders nothing after its end', async () => {
    const { began, request, stop, type } = start();
    request();
    stop();
    type(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(began).toEqual([]);
  });
});
