import { describe, expect, it } from 'vitest';
import { MailTransports } from './config-transports.ts';

const parse = (text: string) => MailTransports.safeParse(text);

describe('MAIL_TRANSPORTS', () => {
  it('lists transports of every kind with their shares and limits', () => {
    const text = [
      'ses://KEY:a%2Fb%2Bc@eu-west-1?weight=3&per_second=14&configuration_set=news',
      'smtps://user:pass@relay.example?connections=5&requireTLS=true',
      'postmark://TOKEN@broadcast',
      'https+raw://user:p%40ss@mail.example:8443/send?per_second=0.5&key=1',
      'http+raw://token@mail.example/send',
    ].join(', ');
    expect(parse(text).data).toEqual([
      {
        kind: 'ses',
        name: 'Amazon SES eu-west-1',
        weight: 3,
        perSecond: 14,
        connections: 10,
        region: 'eu-west-1',
        endpoint: 'https://email.eu-west-1.amazonaws.com',
        configurationSet: 'news',
        accessKeyId: 'KEY',
        secretAccessKey: 'a/b+c',
      },
      {
        kind: 'smtp',
        name: 'SMTP relay.example',
        weight: 1,
        perSecond: 0,
        connections: 5,
        smtpUrl: 'smtps://user:pass@relay.example?requireTLS=true',
      },
      {
        kind: 'postmark',
        name: 'Postmark broadcast',
        weight: 1,
        perSecond: 0,
        connections: 10,
        token: 'TOKEN',
        stream: 'broadcast',
        server: expect.stringContaining('postmarkapp.com'),
      },
      {
        kind: 'http',
        name: 'HTTP mail.example',
        weight: 1,
        perSecond: 0.5,
        connections: 10,
        url: 'https://mail.example:8443/send?key=1',
        authorization: 'Basic dXNlcjpwQHNz',
      },
      expect.objectContaining({ url: 'http://mail.example/send', authorization: 'Bearer token' }),
    ]);
  });

  it.each([
    ['nonsense', 'has to be an address, such as one of smtps://'],
    ['ftp://u:s3cret@mail.example', 'has to be one of smtps://'],
    ['smtp://u:s3cr%zzet@mail.example', 'percent-encoded'],
    ['ses://KEY@eu-west-1', 'has to be ses://KEY:SECRET@ and a region'],
    ['ses://KEY:s3cret@europe', 'has to be ses://KEY:SECRET@ and a region'],
    ['postmark://s3cret', 'has to be postmark://TOKEN@ and the id of a message stream'],
    ['smtp://u:s3cret@mail.example?weight=0', 'weight has to be at least 1'],
    ['smtp://u:s3cret@mail.example?per_second=fast', 'per_second has to be a number'],
  ])('names the number and the fault of %s, and no secret', (entry, words) => {
    const { error } = parse(`smtp://mail.example, ${entry}`);
    expect(error?.issues[0]?.message).toContain('number 2');
    expect(error?.issues[0]?.message).toContain(words);
    expect(error?.message).not.toContain('s3cr');
  });

  it('is empty by default', () => {
    expect(parse('').data).toEqual([]);
  });
});
