import { bufferMemory } from '@workspace/node-server/test-buffer-memory';
import { describe, expect, it } from 'vitest';
import { JsonBytes } from './json-bytes.ts';

const json = JSON.stringify({ posts: Array.from({ length: 12 }, (_, index) => ({ title: `Road ${index}` })) });

describe('JsonBytes', () => {
  it('keeps no more memory than its size', async () => {
    const before = bufferMemory();
    const responses: JsonBytes[] = [];
    for (let count = 0; count < 100; count += 1) responses.push(await JsonBytes.of(Buffer.from(json)));
    expect((bufferMemory() - before) / responses.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(1.1);
  });
});
