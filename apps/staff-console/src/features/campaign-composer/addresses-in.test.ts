import { describe, expect, it } from 'vitest';
import { addressesIn } from './addresses-in.ts';

describe('addressesIn', () => {
  it.each([
    ['a@x.example b@x.example,c@x.example;\nd@x.example', ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example']],
    ['Ben Roe <ben@x.example>, a@x.example', ['ben@x.example', 'a@x.example']],
    ['"Roe, Ben" <ben@x.example>', ['ben@x.example']],
    ['a@x.example\nBen Roe <ben@x.example>', ['a@x.example', 'ben@x.example']],
    ['broken', ['broken']],
    [' ', []],
  ])('reads %j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses));
});
