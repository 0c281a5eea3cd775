import { describe, expect, it } from 'vitest';
import { parseMailbox } from './mailbox.ts';

describe('parseMailbox', () => {
  it.each([
    ['ben@x.example', ''],
    ['Ben <ben@x.example>', 'Ben'],
    ['Ben Roe<ben@x.example>;', 'Ben Roe'],
    ['"Roe, Ben" <ben@x.example>', 'Roe, Ben'],
    ['"Ben \\"Benny\\" Roe" <ben@x.example>', 'Ben "Benny" Roe'],
    ['<ben@x.example>', ''],
    ['ben@x.example <ben@x.example>', ''],
  ])('parses %j', (text, name) => {
    expect(parseMailbox(text)).toEqual({ address: 'ben@x.example', name });
  });

  it.each(['Ben <ben>', 'Ben <ben@x.example', 'Ben ben@x.example', '<a@x.example> <b@x.example>', ''])(
    'finds no address in %j',
    (text) => {
      expect(parseMailbox(text)).toBeUndefined();
    },
  );
});
