import { bufferBytesOf } from '@workspace/node-server/test-buffer-memory';
import { describe, expect, it } from 'vitest';
import { JsonBytes } from './json-bytes.ts';

const json = JSON.stringify({ posts: Array.from({ length: 12 }, (_, index) => ({ title: `Road ${index}` })) });

describe('JsonBytes', () => {
  it('keeps no more memory than its size', async () => {
    const make = () => JsonBytes.of(Buffer.from(json));
    const [taken, { size }] = [await bufferBytesOf(make), await make()];
    expect(taken / size).toBeGreaterThan(0.9);
    expect(taken / size).toBeLessThan(1.1);
  });
});
