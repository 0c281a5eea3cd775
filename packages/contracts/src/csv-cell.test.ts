import { describe, expect, it } from 'vitest';
import { csvCell, unescapeCell } from './csv-cell.ts';

describe('csvCell', () => {
  it.each([
    ['Ada', '"Ada"'],
    ['say "hi", twice', '"say ""hi"", twice"'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1 555', `"'+1 555"`],
    ['-1', `"'-1"`],
    ['@SUM(1)', `"'@SUM(1)"`],
    [' =1', `"' =1"`],
    ['＝1+1', `"'＝1+1"`],
    ['\t=1', `"'\t=1"`],
  ])('formats %j as %s', (text, cell) => expect(csvCell(text)).toBe(cell));
});

describe('unescapeCell', () => {
  it.each(['=1+1', "'=1+1", ' @x', "''-2", "O'Hara St", "'Aina Rd", ''])('takes back the escape of %j', (text) =>
    expect(unescapeCell(csvCell(text).slice(1, -1))).toBe(text),
  );
});
