import { describe, expect, it } from 'vitest';
import { readPerson } from './read-person.ts';

describe('readPerson', () => {
  it.each([
    [
      ['ada@x.example', 'Ada', ''],
      ['ada@x.example', 'Ada', ''],
    ],
    [
      ['Ada Lovelace <ada@x.example>', '', ''],
      ['ada@x.example', 'Ada', 'Lovelace'],
    ],
    [
      ['A. L. <ada@x.example>', '', 'King'],
      ['ada@x.example', '', 'King'],
    ],
    [['ada', 'Ada', ''], undefined],
  ])('reads %j as %j', ([email = '', firstName = '', lastName = ''], expected) => {
    const person = readPerson({ email, firstName, lastName });
    expect(person && [person.email, person.firstName, person.lastName]).toEqual(expected);
  });
});
