// @vitest-environment jsdom
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { renderHook } from './render-hook.ts';

let mounted = 0;
const useMounted = () =>
  useEffect(() => {
    mounted += 1;
    return () => void (mounted -= 1);
  }, []);

describe('renderHook', () => {
  it('mounts a hook for a test', async () => {
    await renderHook(useMounted, undefined);
    expect(mounted).toBe(1);
  });

  it('unmounts it after the test', () => {
    expect(mounted).toBe(0);
  });
});
