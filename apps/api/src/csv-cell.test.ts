import { describe, expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

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
