import { describe, expect, test } from 'vitest';
import { fileError } from './file-error.ts';

const file = { name: 'people.csv', type: 'text/csv', size: 1_000 };

describe('fileFault', () => {
  test('accepts a file named .csv with any type', () => {
    expect(fileError(file)).toBeUndefined();
    expect(fileError({ ...file, name: 'PEOPLE.CSV', type: 'application/vnd.ms-excel' })).toBeUndefined();
    expect(fileError({ ...file, name: 'people', type: 'text/csv' })).toBeUndefined();
  });

  test('rejects another kind of file', () => {
    expect(fileError({ ...file, name: 'people.xlsx', type: 'application/zip' })).toMatch(/^Choose a CSV file/);
  });

  test('rejects a file of more than 200 MB with its size', () => {
    expect(fileError({ ...file, size: 200 * 1024 * 1024 })).toBeUndefined();
    expect(fileError({ ...file, size: 251 * 1024 * 1024 })).toMatch(/^This file has 251 MB, and 200 MB is the most/);
  });
});
