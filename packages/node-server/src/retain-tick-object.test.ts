import { executionAsyncResource } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { tickObjects } from './retain-tick-object.ts';

const nextTickObject = () => new Promise<object>((known) => process.nextTick(() => known(executionAsyncResource())));

describe('the retained tick object', () => {
  it('has the hidden class of the ticks after a garbage collection', async () => {
    setFlagsFromString('--expose-gc --allow-natives-syntax');
    const collectGarbage = runInNewContext('gc') as () => void;
    const haveSameClass = runInNewContext('(one, other) => %HaveSameMap(one, other)') as (
      one: object,
      other: object,
    ) => boolean;
    for (let round = 0; round < 4; round += 1) {
      await sleep(1);
      collectGarbage();
    }
    expect(tickObjects).toHaveLength(1);
    expect(haveSameClass(tickObjects[0]!, await nextTickObject())).toBe(true);
  });
});
