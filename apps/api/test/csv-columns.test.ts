import { describe, expect, it } from 'vitest';
import { readCsv } from './read-csv.ts';

describe('header detection', () => {
  it.each([
    ['email,first_name,last_name', [0, 1, 2]],
    ['EMAIL,FIRST NAME,LAST NAME', [0, 1, 2]],
    ['Name,E-Mail Address', [1, null, null]],
    ['Work email,Home email', [0, null, null]],
    ['lastName,firstName,email', [2, 1, 0]],
    ['Contact first name,emails,Contact last name', [1, 0, 2]],
    ['email,first,last', [0, null, null]],
    ['email,name', [0, null, null]],
    ['  email  ,"First\nname"', [0, 1, null]],
  ])('understands %j as %j', async (line, [email, firstName, lastName]) => {
    const { header } = await readCsv(`${line}\na@example.com,b@example.com,c@example.com\n`);
    expect(header.columns).toEqual({ email, firstName, lastName });
  });
});

describe('column guess', () => {
  it.each([
    [
      'Google Contacts, 2024',
      'First Name,Middle Name,Last Name,Phonetic First Name,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value',
      ['Anna,,Lee,,* Work,a@example.com,', 'Ben,,Roe,,Home,b@example.com,b@example.org'],
      [5, 0, 2],
    ],
    [
      'Google Contacts, older',
      'Name,Given Name,Family Name,E-mail 1 - Type,E-mail 1 - Value',
      ['Anna Lee,Anna,Lee,* ,a@example.com'],
      [4, 1, 2],
    ],
    ['Outlook', 'First Name,Last Name,E-mail Type,E-mail Address', ['Anna,Lee,SMTP,a@example.com'], [3, 0, 1]],
    ['Mailchimp', 'Email Address,First Name,Last Name,EMAIL_TYPE', ['a@example.com,Anna,Lee,html'], [0, 1, 2]],
    ['HubSpot', 'Email Domain,Email Verified,Email', ['example.com,true,a@example.com'], [2, null, null]],
  ])('recognizes an export of %s', async (_source, head, lines, [email, firstName, lastName]) => {
    const { header, rows } = await readCsv([head, ...lines].join('\r\n'));
    expect(header.columns).toEqual({ email, firstName, lastName });
    expect(rows[0]).toMatchObject({ email: 'a@example.com', fault: '' });
  });

  it('follows the majority of the first rows', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `${index < 3 ? 'a@example.com' : ''},b${index}@example.com`);
    const { header } = await readCsv(['Old email,New email', ...lines].join('\n'), { piece: 20 });
    expect(header.columns.email).toBe(1);
  });
});

describe('rejected file formats', () => {
  const zipped = (name: string) => Buffer.from(`PK\x03\x04${'\0'.repeat(22)}\x08\0\0\0${name}`, 'latin1');
  it.each([
    ['a workbook of Excel', zipped('[Content_Types].xml .. PK xl/workbook.xml'), /^This is an Excel workbook/],
    ['a document of Word', zipped('[Content_Types].xml .. PK word/document.xml'), /^This is an Office document/],
    ['a zip archive', zipped('people.csv'), /^This is a zip archive/],
    ['a gzip archive', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]), /^This is a gzip archive/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /^This is an old Excel workbook/],
    ['a PDF', '%PDF-1.7\n', /^This is a PDF/],
    ['a web page named .csv', '\ufeff<!DOCTYPE html><table>', /^This is a web page/],
    ['vCards', 'BEGIN:VCARD\r\nVERSION:3.0\r\n', /^These are vCard contacts/],
    ['something binary', Buffer.from([0x7f, 0x45, 0, 0, 0, 0, 0, 0]), /^This file holds binary data/],
  ])('include %s', async (_format, file, message) => {
    await expect(readCsv(file)).rejects.toThrow(message);
    await expect(readCsv(file, { piece: 1 })).rejects.toThrow(message);
  });
});
