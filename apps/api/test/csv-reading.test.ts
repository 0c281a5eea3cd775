import { describe, expect, it } from 'vitest';
import { cellsOf, readCsv } from './read-csv.ts';

const head = 'email,first_name,last_name\n';

describe('spreadsheet exports', () => {
  const anna = 'a@example.com,Anna,Lee';
  const jurgen = 'j@example.com,Jürgen,Møller';
  it.each([
    ['ends of lines of Unix', `${head}${anna}\n`, [anna]],
    ['of Windows', `email,first_name,last_name\r\n${anna}\r\n`, [anna]],
    ['of old Macintoshes', `email,first_name,last_name\r${anna}\r`, [anna]],
    ['no end at the end', `${head}${anna}`, [anna]],
    ['two kinds of ends', `email,first_name,last_name\r\n${anna}\nb@example.com,B,B\r\n`, [anna, 'b@example.com,B,B']],
    ['blank lines', `${head}\n\n${anna}\n\n\n`, [anna]],
    ['blank lines before the header', `\r\n\r\n${head}${anna}`, [anna]],
    ['lines of blanks', `${head}   \n${anna}\n\t\n`, [anna]],
    ['lines of delimiters alone', `${head},,\n${anna}\n,,,,\n`, [anna]],
    ['quoted cells', `${head}"a@example.com","Anna","Lee"\n`, [anna]],
    ['a quoted header', `"email","first_name","last_name"\n${anna}`, [anna]],
    ['doubled quotes', `${head}a@example.com,"An""na",Lee\n`, ['a@example.com,An"na,Lee']],
    ['only doubled quotes', `${head}a@example.com,"""",Lee\n`, ['a@example.com,",Lee']],
    ['a delimiter in quotes', `${head}a@example.com,"Anna, Dr.",Lee\n`, ['a@example.com,Anna, Dr.,Lee']],
    ['an end of a line in quotes', `${head}a@example.com,"Anna\nMaria",Lee\n`, ['a@example.com,Anna Maria,Lee']],
    ['a Windows end in quotes', `${head}a@example.com,"Anna\r\nMaria",Lee\n`, ['a@example.com,Anna Maria,Lee']],
    ['an empty quoted cell', `${head}a@example.com,"",Lee\n`, ['a@example.com,,Lee']],
    ['a quote within a cell', `${head}a@example.com,An"na,Lee\n`, ['a@example.com,An"na,Lee']],
    ['an inch mark', `${head}a@example.com,5" Anna,Lee\n`, ['a@example.com,5" Anna,Lee']],
    ['text after a closing quote', `${head}a@example.com,"Anna" M,Lee\n`, ['a@example.com,"Anna" M,Lee']],
    ['blanks around cells', `${head}  a@example.com , Anna ,Lee\t\n`, [anna]],
    ['blanks that cannot be seen', `${head}\u200ba@example.com\ufeff,Anna\u00a0,Lee\n`, [anna]],
    ['control characters', `${head}a@example.com,An\u0000na,\u0007Lee\n`, ['a@example.com,An na,Lee']],
    ['too few cells', `${head}a@example.com\n`, ['a@example.com,,']],
    ['too many cells', `${head}a@example.com,Anna,Lee,x,y,z\n`, [anna]],
    ['extra columns', `id,email,town,first_name,last_name\n1,a@example.com,Bern,Anna,Lee\n`, [anna]],
    ['other columns first', `last_name,first_name,email\nLee,Anna,a@example.com\n`, [anna]],
    ['international domains', `${head}ADA@München.de,Anna,Lee\n`, ['ADA@xn--mnchen-3ya.de,Anna,Lee']],
    [
      'every character of an address',
      `${head}o'neil{x}=!@example.com,Anna,Lee\n`,
      ["o'neil{x}=!@example.com,Anna,Lee"],
    ],
    ['no names at all', `email\na@example.com\n`, ['a@example.com,,']],
    ['semicolons', `email;first_name;last_name\na@example.com;Anna;Lee\n`, [anna]],
    [
      'semicolons, with commas within',
      `email;first_name;last_name\na@example.com;Anna, Dr.;Lee\n`,
      ['a@example.com,Anna, Dr.,Lee'],
    ],
    [
      'semicolons, with quoted commas in the header',
      `"email, work";first_name;last_name\na@example.com;Anna;Lee\n`,
      [anna],
    ],
    ['tabs', `email\tfirst_name\tlast_name\na@example.com\tAnna\tLee\n`, [anna]],
    ['bars', `email|first_name|last_name\na@example.com|Anna|Lee\n`, [anna]],
    ['the mark of UTF-8', `\ufeff${head}${jurgen}`, [jurgen]],
    ['the mark before a quoted header', `\ufeff"email","first_name","last_name"\n${jurgen}`, [jurgen]],
    ['UTF-8 without a mark', `${head}${jurgen}`, [jurgen]],
    ['names of any script', `${head}a@example.com,Ἀλέξανδρος,王小明\n`, ['a@example.com,Ἀλέξανδρος,王小明']],
    ['emoji', `${head}a@example.com,Anna 👩‍🔧,Lee\n`, ['a@example.com,Anna 👩‍🔧,Lee']],
    ['right to left', `${head}a@example.com,محمد,שרה\n`, ['a@example.com,محمد,שרה']],
    ['letters with loose accents', `${head}a@example.com,Zoe\u0308,Lee\n`, ['a@example.com,Zoe\u0308,Lee']],
    ['formulas, as they are', `${head}a@example.com,=1+1,@SUM(A1)\n`, ['a@example.com,=1+1,@SUM(A1)']],
    ['a backslash', `${head}a@example.com,An\\na,\\N\n`, ['a@example.com,An\\na,\\N']],
    ['apostrophes', `${head}o'neil@example.com,Shaun,O'Neil\n`, [`o'neil@example.com,Shaun,O'Neil`]],
    ['a line that declares the delimiter', `sep=;\nemail;first_name;last_name\na@example.com;Anna;Lee\n`, [anna]],
    ['a declared delimiter in quotes', `\ufeff"sep=^"\r\nemail^first_name^last_name\r\na@example.com^Anna^Lee`, [anna]],
    ['a declared comma beside more semicolons', `SEP=,\n"email;;",first_name,last_name\n${anna}\n`, [anna]],
    [
      'a text of a megabyte in a column that nobody asked for',
      `email,note,first_name,last_name\na@example.com,"${'Potholes, again\n'.repeat(65_536)}",Anna,Lee\n`,
      [anna],
    ],
  ])('are read: %s', async (_case, file, rows) => {
    expect(await cellsOf(file)).toEqual(rows.map((row) => `${row.replace(/,(?! )/g, '|')}|`));
  });

  it.each(['utf16le', 'latin1'] as const)('are read in %s, with and without a BOM', async (encoding) => {
    const text = `${head}${jurgen}`;
    const bytes = Buffer.from(text, encoding);
    expect(await cellsOf(bytes)).toEqual(['j@example.com|Jürgen|Møller|']);
    if (encoding === 'latin1') return;
    expect(await cellsOf(Buffer.from(`\ufeff${text}`, encoding))).toEqual(['j@example.com|Jürgen|Møller|']);
    expect(await cellsOf(Buffer.from(`\ufeff${text}`, encoding).swap16())).toEqual(['j@example.com|Jürgen|Møller|']);
    expect(await cellsOf(Buffer.from(bytes).swap16())).toEqual(['j@example.com|Jürgen|Møller|']);
  });

  it('are read with the special characters of western code pages: dashes, quotes and the euro', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${head}a@example.com,Anna `),
      Buffer.from([0x80, 0x93, 0x96]),
      Buffer.from(',Lee\n'),
    ]);
    expect(await cellsOf(bytes)).toEqual(['a@example.com|Anna €“–|Lee|']);
  });

  it('are read with two encodings in one file, cell by cell', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${head}a@example.com,Jürgen,Lee\n`),
      Buffer.from('b@example.com,Jürgen,Lee\n', 'latin1'),
    ]);
    expect(await cellsOf(bytes)).toEqual(['a@example.com|Jürgen|Lee|', 'b@example.com|Jürgen|Lee|']);
  });

  it.each([1, 2, 3, 5, 7, 64])('are read in chunks of %i bytes', async (piece) => {
    const file = `email;first_name;last_name\r\na@example.com;"Jür""gen\r\n";Møller\r\n\r\nb@example.com;王;👩‍🔧\r\n`;
    const whole = await cellsOf(file);
    expect(whole).toEqual(['a@example.com|Jür"gen|Møller|', 'b@example.com|王|👩‍🔧|']);
    expect(await cellsOf(file, { piece })).toEqual(whole);
    expect(await cellsOf(Buffer.from(`\ufeff${file}`, 'utf16le'), { piece })).toEqual(whole);
  });
});

describe('rejected rows', () => {
  it.each([
    ['nobody', 'no_address'],
    ['', 'no_address'],
    ['a@', 'bad_address'],
    ['@example.com', 'bad_address'],
    ['a@b', 'bad_address'],
    ['a b@example.com', 'bad_address'],
    ['a@example..com', 'bad_address'],
    ['a@example.com,', 'bad_address'],
    ['Anna <a@example>', 'bad_address'],
    ['a@example.com; b@example.com', 'bad_address'],
    [`${'a'.repeat(250)}@example.com`, 'bad_address'],
    ['a@-example.com', 'bad_address'],
    ['a\nb@example.com', 'bad_address'],
  ])('include the address %j', async (email, fault) => {
    expect(await cellsOf(`email,first_name\n"${email}",x\n`)).toEqual([`${email.replace('\n', ' ')}|x||${fault}`]);
  });

  it('are reported with the line where they begin', async () => {
    const { rows } = await readCsv(
      'email,first_name\r\n"a@example.com","A\r\nB\r\nC"\r\n\r\nnobody,x\r\n,\r\nb@example.com,y\r\n',
    );
    expect(rows.map(({ line }) => line)).toEqual([2, 6, 8]);
  });

  it.each([
    [
      'a quote that is never closed',
      `${head}a@example.com,"Anna,Lee\n`,
      'A quote in the row that begins in line 2 is never closed.',
    ],
    [
      'one with a long file behind it',
      `${head}a@example.com,"Anna\n${'b@example.com,B,B\n'.repeat(160_000)}`,
      'A quote in the row that begins in line 2 is never closed.',
    ],
    [
      'a row of more than 2 MB',
      `${head}a@example.com,Anna,Lee\nb@example.com,"${'x'.repeat(3_000_000)}",B\n`,
      'The row in line 3 is longer than 2 MB. Shorten its cells.',
    ],
  ])('make the file unreadable with %s', async (_case, file, message) => {
    await expect(readCsv(file)).rejects.toThrow(message);
  });
});
