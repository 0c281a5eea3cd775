import { expect, it } from 'vitest';
import { fieldCells } from './field-cells.ts';

it('leaves the cell of a missing value empty, whatever the name of the field', () => {
  expect(fieldCells({ city: 'Denver' }, [{ key: 'city' }, { key: 'zip' }, { key: 'constructor' }])).toEqual([
    'Denver',
    '',
    '',
  ]);
});
