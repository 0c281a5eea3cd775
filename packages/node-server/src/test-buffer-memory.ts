import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const [rounds, objects] = [3, 5];

/**
 * Returns the bytes of all buffers that are still in use. It collects the garbage first, twice, because a stream of zlib
 * lets go of its buffer some time after its last byte.
 */
async function bufferMemory(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  for (let time = 0; time < 2; time += 1) {
    await sleep(20);
    collectGarbage();
  }
  return process.memoryUsage().arrayBuffers;
}

/**
 * Returns the bytes of buffers that each object takes, for tests. The median of three rounds, because other work in the
 * process takes and frees buffers too.
 */
export async function bufferBytesOf(make: () => Promise<object>): Promise<number> {
  const found: number[] = [];
  const made: object[] = [];
  while (found.length < rounds) {
    const before = await bufferMemory();
    for (let count = 0; count < objects; count += 1) made.push(await make());
    found.push(((await bufferMemory()) - before) / objects);
  }
  return found.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!;
}
