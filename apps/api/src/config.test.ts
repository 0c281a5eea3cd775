import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const environment = {
  DATABASE_URL: 'postgresql://user@localhost/database',
  PUBLIC_ORIGIN: 'https://site.example',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'whisper',
  SESSION_SECRETS: 's'.repeat(32),
  LINK_SECRETS: 'l'.repeat(32),
  STAFF_EMAIL_DOMAINS: 'Site.example, site.test, münchen.xn--p1ai',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'News <news@site.example>',
  SALES_EMAIL: 'sales@site.example',
};
/** Generates a private key in PEM. */
const pem = (type: 'rsa' | 'ed25519', modulusLength = 0): string =>
  generateKeyPairSync(type as 'rsa', { modulusLength })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

const reading = (change: Record<string, string>) => () => readConfig({ ...environment, ...change });

describe('readConfig', () => {
  it('fills in the defaults', () => {
    expect(readConfig(environment)).toMatchObject({
      publicOrigin: 'https://site.example',
      staffEmailDomains: ['site.example', 'site.test', 'xn--mnchen-3ya.xn--p1ai'],
      servesHttp: true,
      runsJobs: true,
      dkim: undefined,
      mail: { bounceMailboxUrl: '', returnAddress: '' },
    });
  });

  it('names owners, and gives everyone on staff the role of an owner by default', () => {
    expect(readConfig(environment).roles).toEqual({ owners: [], defaultRole: 'owner' });
    const narrow = { STAFF_OWNERS: 'Ada@site.example', STAFF_DEFAULT_ROLE: 'viewer' };
    expect(readConfig({ ...environment, ...narrow }).roles).toEqual({
      owners: ['ada@site.example'],
      defaultRole: 'viewer',
    });
  });

  it('rejects a narrower default role without an owner, and an owner who is not staff', () => {
    expect(reading({ STAFF_DEFAULT_ROLE: 'viewer' })).toThrow(/STAFF_DEFAULT_ROLE: has to be owner unless/);
    expect(reading({ STAFF_OWNERS: 'eve@evil.example' })).toThrow(/STAFF_OWNERS: has eve@evil.example/);
  });

  it('rejects an image store whose secret has a percent sign that encodes nothing', () => {
    const store = (secret: string) => `s3:https://KEY:${secret}@s3.example.com/bucket`;
    expect(readConfig({ ...environment, IMAGE_STORE: store('a%25b') }).imageStore).toMatchObject({
      secretAccessKey: 'a%b',
    });
    expect(reading({ IMAGE_STORE: store('a%b') })).toThrow(/IMAGE_STORE: in its password, write special characters/);
  });

  it('reads the first day of a warm-up, and rejects one that is no date or that pacing is off for', () => {
    expect(readConfig(environment).mail.warmUpFrom).toBeNull();
    expect(readConfig({ ...environment, MAIL_WARM_UP_FROM: '2027-02-01' }).mail.warmUpFrom).toBe('2027-02-01');
    for (const wrong of ['2027-02-30', '01.02.2027', 'today'])
      expect(reading({ MAIL_WARM_UP_FROM: wrong })).toThrow(/MAIL_WARM_UP_FROM: has to be the first day .* 2027-02-01/);
    expect(reading({ MAIL_WARM_UP_FROM: '2027-02-01', MAIL_PROVIDER_LIMITS: 'off' })).toThrow(
      /MAIL_WARM_UP_FROM: needs pacing by mail provider: remove MAIL_PROVIDER_LIMITS=off/,
    );
  });

  it('names all missing variables in one message', () => {
    expect(() => readConfig({})).toThrow(
      /^The API cannot start: DATABASE_URL is not set; PUBLIC_ORIGIN is not set; .*SALES_EMAIL is not set.*\.$/,
    );
    expect(() => readConfig({})).toThrow(/SMTP_URL is not set/);
  });

  it('needs no SMTP_URL beside transports, and adds up their connections', () => {
    const MAIL_TRANSPORTS = 'smtp://mail.example?connections=4, postmark://TOKEN@broadcast?connections=3';
    const { SMTP_URL: _unused, ...others } = environment;
    const { mail } = readConfig({ ...others, MAIL_TRANSPORTS });
    expect([mail.smtpUrl, mail.transports.length, mail.connections]).toEqual(['', 2, 7]);
    expect(readConfig(environment).mail).toMatchObject({ smtpUrl: 'smtp://mail.example', transports: [] });
  });

  it.each([
    ['PUBLIC_ORIGIN', 'https://site.example/roads', 'has to be an address without a path'],
    ['DATABASE_URL', 'postgres://app:pa#ss@db.example/site', 'percent-encoded, such as %23 for #'],
    ['DATABASE_URL', 'postgres://app:pa%ss@db.example/site', 'percent-encoded, such as %23 for #'],
    ['SMTP_URL', 'smtp://u:p%zz@mail.example', 'percent-encoded, such as %23 for #'],
    ['SMTP_URL', 'smtp://', 'has to be an smtp:// or smtps:// address with a host'],
    ['SMTP_URL', 'smtp:user:password', 'has to be an smtp:// or smtps:// address with a host'],
    ['RETURNED_MAIL_URL', 'imaps:///INBOX', 'has to be an imap:// or imaps:// address'],
    ['MAIL_EVENTS_SNS_TOPIC', 'bounces', 'has to be the ARN of an SNS topic'],
    ['DKIM_DOMAIN', 'site example', 'has to be a name in DNS'],
    ['MAIL_CONNECTIONS', '0', 'has to be at least 1'],
    ['ROLE', 'both', 'has to be http or worker or all'],
    ['PUBLIC_ORIGIN', 'site.example', 'has to be an http or https address'],
    ['SESSION_SECRETS', 'short', 'every secret needs at least 32 characters'],
    ['LINK_SECRETS', ',', 'needs at least one secret'],
    ['RETURNED_MAIL_URL', 'https://mail.example', 'has to be an imap:// or imaps:// address with user and password'],
    ['RETURNED_MAIL_ADDRESS', 'nobody', 'has to be an address, such as returned@example.com'],
    ['REQUESTS_MAIL_URL', 'https://mail.example', 'has to be an imap:// or imaps:// address with user and password'],
    ['REQUESTS_MAIL_ADDRESS', 'nobody', 'has to be an address, such as hello@example.com'],
    ['REQUESTS_MAIL_URL', 'imap://u:p@mail.example', 'REQUESTS_MAIL_ADDRESS is'],
    ['REQUESTS_FROM', 'nobody', 'has to be an address'],
    ['REQUESTS_FROM', 'hello@', 'has to be an address'],
    ['MAIL_FROM', 'News @ Site', 'has to be an address, such as News <news@example.com>'],
    ['MAIL_FROM', 'News <news@site>', 'has to be an address, such as News <news@example.com>'],
    ['MAIL_PROVIDER_LIMITS', 'gogle=5/20', 'has to be off, or limits such as google=5/20'],
    ['WORKING_HOURS', 'Mon-Fri', 'has to be working hours, such as Mon-Fri 08:00-17:00 America/New_York'],
    ['DKIM_DOMAIN', 'site.example', 'DKIM_SELECTOR is not set'],
    ['DKIM_PRIVATE_KEY', '/run/secrets/dkim.pem', 'DKIM_PRIVATE_KEY: has to be the RSA private key itself in PEM'],
    [
      'DKIM_PRIVATE_KEY',
      pem('rsa', 2048).slice(0, 400),
      'DKIM_PRIVATE_KEY: has to be the RSA private key itself in PEM',
    ],
    ['DKIM_PRIVATE_KEY', pem('ed25519'), 'DKIM_PRIVATE_KEY: has to be an RSA key, and is ed25519'],
    ['DKIM_PRIVATE_KEY', pem('rsa', 512), 'DKIM_PRIVATE_KEY: has to be of 2048 bits, and is of 512'],
    ['DRAIN_SECONDS', '30', 'DRAIN_SECONDS: has to be less than STOP_SECONDS'],
  ])('rejects %s of %j and names the reason', (name, value, reason) => {
    expect(reading({ [name]: value })).toThrow(reason);
  });

  it('treats every empty value of a compose file as not set', () => {
    const empty = {
      RETURNED_MAIL_URL: '',
      MODEL_SECONDS: '',
      MODEL_BASE_URL: '',
      LINKEDIN_VERSION: '',
      ROLE: '',
      LOG_LEVEL: '',
    };
    expect(reading(empty)()).toEqual(readConfig(environment));
    expect(reading({ SALES_EMAIL: '' })).toThrow('SALES_EMAIL is not set');
  });

  it('accepts a DKIM key with escaped line breaks', () => {
    const key = pem('rsa', 2048);
    const DKIM_PRIVATE_KEY = key.replaceAll('\n', String.raw`\n`);
    const { dkim } = reading({ DKIM_DOMAIN: 'site.example', DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY })();
    expect(dkim).toEqual({ domainName: 'site.example', keySelector: 's1', privateKey: key.trim() });
  });
});
