import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ownBytes } from './own-bytes.ts';

describe('ownBytes', () => {
  it('copies bytes that are a part of a larger buffer', () => {
    const part = gzipSync('<p>Cedar St</p>');
    expect(part.buffer.byteLength).toBeGreaterThan(part.length);
    const own = ownBytes(part);
    expect(own).toEqual(part);
    expect(own.buffer.byteLength).toBe(part.length);
  });

  it('returns bytes that fill their buffer', () => {
    const whole = Buffer.alloc(3);
    expect(ownBytes(whole)).toBe(whole);
  });
});
