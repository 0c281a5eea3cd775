import { describe, expect, it } from 'vitest';
import { splitName } from './split-name.ts';

describe('splitName', () => {
  it.each([
    ['Ada Lovelace', 'Ada', 'Lovelace'],
    ['  Ada \t King  Noel ', 'Ada', 'King Noel'],
    ['Ada', 'Ada', ''],
    ['Lovelace, Ada', 'Ada', 'Lovelace'],
    ['Ada Lovelace, PE', 'Ada', 'Lovelace, PE'],
    ['Dr. Ada Lovelace', 'Ada', 'Lovelace'],
    ['Mary-Ann O’Neil', 'Mary-Ann', 'O’Neil'],
    ['Bo Li', 'Bo', 'Li'],
    ['Änne Müller', 'Änne', 'Müller'],
    ['Anders Townsend', 'Anders', 'Townsend'],
    ['', '', ''],
  ])('splits %j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });

  it.each([
    'City of Denver',
    'Acme Roads, Inc.',
    'Müller Straßenbau GmbH',
    'Smith & Sons',
    'Public Works Department',
    'SDOT',
    'Dr. Lovelace',
    'J. Smith',
    'J Smith',
    'ada1815',
    'The Road Team',
    'Somebody we met at the fair last May',
  ])('finds no first name in %j', (name) => {
    expect(splitName(name)).toEqual({ firstName: '', lastName: name });
  });
});
