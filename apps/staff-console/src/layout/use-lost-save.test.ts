// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { renderHook } from '@workspace/contracts/react/test/render-hook';
import { useLostSave } from './use-lost-save.ts';

let lost: ReturnType<typeof useLostSave<string>>;
beforeEach(async () => {
  lost = (await renderHook(() => useLostSave<string>(), undefined)).current();
});

const cutOff = () => new TypeError('Failed to fetch');
/** A save whose first response is lost, and whose repetition is answered. */
const saveAnsweredLate = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(cutOff()).mockResolvedValue('first');

describe('useLostSave', () => {
  it('repeats a save whose response was lost, and returns its result until a later save succeeds', async () => {
    const save = saveAnsweredLate();
    await expect(lost.run(save)).rejects.toThrow('Failed to fetch');
    expect(await lost.find()).toBe('first');
    await expect(lost.run(() => Promise.reject(new ApiError(400, 'invalid_input', 'Too long')))).rejects.toThrow(
      'Too long',
    );
    expect(await lost.find()).toBe('first');
    expect(save).toHaveBeenCalledTimes(2);
    await lost.run(async () => 'second');
    expect(await lost.find()).toBeUndefined();
  });

  it('repeats it again after the repetition was lost too', async () => {
    const save = saveAnsweredLate().mockRejectedValueOnce(cutOff());
    await expect(lost.run(save)).rejects.toThrow('Failed to fetch');
    await expect(lost.find()).rejects.toThrow('Failed to fetch');
    expect(await lost.find()).toBe('first');
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('repeats no save that was rejected', async () => {
    const save = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError(409, 'changed_meanwhile', 'Changed'));
    await expect(lost.run(save)).rejects.toThrow('Changed');
    expect(await lost.find()).toBeUndefined();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('repeats no save after a later one succeeded', async () => {
    const save = saveAnsweredLate();
    await expect(lost.run(save)).rejects.toThrow('Failed to fetch');
    await lost.run(async () => 'second');
    expect(await lost.find()).toBeUndefined();
    expect(save).toHaveBeenCalledTimes(1);
  });
});
