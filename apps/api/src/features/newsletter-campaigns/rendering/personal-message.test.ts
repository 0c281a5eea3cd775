import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { exampleMessage } from '../../../../test/sending/example-message.ts';
import { testMailSettings } from '../../../../test/test-mail-settings.ts';
import { personalOf } from './placeholders.ts';
import { messageWriter } from './write-messages.ts';

const nobody = { id: 7, email: 'anna@example.org', firstName: null, lastName: null };

/** Writes a message with this subject and these words, and reads it as a mailbox does. */
async function received(
  { subject = 'Hello', words = '' }: { subject?: string; words?: string },
  person: { firstName?: string | null; lastName?: string | null } = {},
) {
  const message = { ...exampleMessage, subject, html: `<p>${words}</p><p>“end”</p>`, text: `${words}\n“end”` };
  const { content } = await (await messageWriter(message, testMailSettings))({ ...nobody, ...person });
  const raw = content.toString('latin1');
  return { raw, ...(await PostalMime.parse(content)) };
}

describe('a personal subject', () => {
  it.each([
    ['Hi {{name|there}}', { firstName: 'Anna', lastName: 'Lee' }, 'Hi Anna Lee'],
    ['Hi {{name|there}}', {}, 'Hi there'],
    ['Hi {{ firstName | there }}!', {}, 'Hi there!'],
    ['{{lastName}} and {{email}}', {}, 'and anna@example.org'],
    ['Für {{firstName|alle}}', { firstName: 'Änne Жук 👩‍🔧' }, 'Für Änne Жук 👩 🔧'],
    ['{{firstName|wünschen}} '.repeat(12).trim(), {}, 'wünschen '.repeat(12).trim()],
    ['{{firstName|all}} '.repeat(40).trim(), {}, 'all '.repeat(40).trim()],
    ['Hi {{firstName}}', { firstName: '=?utf-8?Q?evil?=' }, 'Hi =?utf-8?Q?evil?='],
    ['Hi {{greeting}}', {}, 'Hi { {greeting}}'],
    ['Hi {{constructor|x}}', {}, 'Hi x'],
  ])('%s for %j is %s', async (subject, person, expected) => {
    const { raw, subject: shown } = await received({ subject }, person);
    expect(shown).toBe(expected);
    const header = /^Subject:.*(?:\r\n[ \t].*)*/m.exec(raw)![0];
    expect(Math.max(...header.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(header).toMatch(/^[\r\n\t -~]*$/);
  });

  it('adds no header, whatever a name contains', async () => {
    const firstName = 'Anna\r\nBcc: all@example.org\r\n\r\nBody\u2028x';
    const { headers, subject, bcc } = await received({ subject: 'Hi {{firstName|there}}' }, { firstName });
    expect(bcc ?? []).toEqual([]);
    expect(headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(subject).toBe('Hi Anna Bcc: all@example.org Body x');
  });
});

describe('a full name in a field', () => {
  const types = new Map([['name', 'text'] as const, ['full_name', 'text'] as const]);
  const valuesFor = (person: object) => {
    const { name, firstName, lastName, greeting } = personalOf({ ...nobody, ...person }, types);
    return [name, firstName, lastName, greeting];
  };

  it('fills the first and the last name, and the greeting', () => {
    const expected = ['Ada Lovelace', 'Ada', 'Lovelace', 'Hello Ada,'];
    expect(valuesFor({ fields: { name: 'Ada Lovelace' } })).toEqual(expected);
    expect(valuesFor({ fields: { full_name: 'Ada Lovelace' } })).toEqual(expected);
  });

  it('fills no first name for a company', () => {
    expect(valuesFor({ fields: { name: 'City of Denver' } })).toEqual([
      'City of Denver',
      '',
      'City of Denver',
      'Hello City of Denver,',
    ]);
  });

  it('is not mixed with a name in its own columns', () => {
    expect(valuesFor({ lastName: 'King', fields: { name: 'Ada Lovelace' } })).toEqual([
      'King',
      '',
      'King',
      'Hello King,',
    ]);
  });
});

describe('personal words', () => {
  it('have the value, escaped in HTML, or the fallback as it was written', async () => {
    const words = 'Hi {{name|Lieber Gäst &#38; Freund}}, {{email}}';
    const known = await received({ words }, { firstName: 'A<b>', lastName: 'Ö'.repeat(40) });
    expect(known.html).toContain(`<p>Hi A&#60;b&#62; ${'Ö'.repeat(40)}, anna@example.org</p>`);
    expect(known.text).toContain(`Hi A<b> ${'Ö'.repeat(40)}, anna@example.org`);
    const unknown = await received({ words });
    expect(unknown.html).toContain('<p>Hi Lieber Gäst &#38; Freund, anna@example.org</p>');
    const body = known.raw.slice(known.raw.indexOf('\r\n\r\n'));
    expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it('leave out a name that is too long to be one', async () => {
    expect((await received({ words: 'Hi {{name|there}}' }, { firstName: 'x'.repeat(61) })).text).toContain('Hi there');
  });
});
