import { constants, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptsDictionary, compressWith, dictionaryHashIn, dictionaryOf } from './dictionary.ts';

const dictionary = dictionaryOf(Buffer.from('<p>Every street is rated from 0 to 100.</p>'.repeat(3)));

describe('compressWith', () => {
  it('returns a header with the hash of the dictionary, then zstd that only the dictionary decodes', async () => {
    const page = Buffer.from('<p>Every street is rated from 0 to 100.</p><p>Main Street: 65</p>');
    const compressed = await compressWith(dictionary, page, 19);
    expect(compressed.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(dictionaryHashIn(compressed)).toEqual(dictionary.sha256);
    const frame = compressed.subarray(40);
    expect(zstdDecompressSync(frame, { dictionary: dictionary.bytes })).toEqual(page);
    expect(() => zstdDecompressSync(frame)).toThrow(/dictionary|corrupt/i);
    expect(frame.length).toBeLessThan(page.length / 1.5);
  });
});

describe('window', () => {
  it.each([1, 19, 22])('is one that every browser decodes, at level %i', async (level) => {
    const large = dictionaryOf(Buffer.alloc(200_000, 'Every street is rated. '));
    const frame = (await compressWith(large, Buffer.from('Every street is rated. '.repeat(100)), level)).subarray(40);
    const params = { [constants.ZSTD_d_windowLogMax]: 23 };
    expect(zstdDecompressSync(frame, { dictionary: large.bytes, params })).toHaveLength(2_300);
  });
});

describe('dictionaryHashIn', () => {
  it('rejects bytes in another encoding', () =>
    expect(() => dictionaryHashIn(Buffer.from('<p>'.repeat(30)))).toThrow('The file is not in the encoding dcz.'));
});

describe('acceptsDictionary', () => {
  const { availableHeader: available } = dictionary;
  it.each([
    ['gzip, deflate, br, zstd, dcb, dcz', available, true],
    ['dcz', available, true],
    ['gzip, br', available, false],
    ['dcz;q=0, br', available, false],
    ['dcb, dcz', dictionaryOf(Buffer.from('earlier release')).availableHeader, false],
    ['dcb, dcz', undefined, false],
  ])('for accept-encoding %j and available-dictionary %s returns %j', (encoding, sent, accepted) =>
    expect(acceptsDictionary({ 'accept-encoding': encoding, 'available-dictionary': sent }, available)).toBe(accepted),
  );

  it('returns false without a dictionary', () =>
    expect(acceptsDictionary({ 'accept-encoding': 'dcz', 'available-dictionary': available }, undefined)).toBe(false));
});
