import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../../src/config.ts';
import { isAddress, isPlain } from '../../src/operator/show-config/kinds-of-variables.ts';
import { runOperator } from './run-operator.ts';

const base64 = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });

/** Every secret, with the part of it that must not appear. */
const secrets = {
  DATABASE_URL: ['postgres://app:hidden-1@db.example:5432/site?password=hidden-2', 'hidden-1', 'hidden-2'],
  PUBLIC_ORIGIN: ['https://visitor:hidden-3@site.example', 'hidden-3'],
  OIDC_ISSUER: ['https://client:hidden-4@id.example/realm', 'hidden-4'],
  OIDC_CLIENT_SECRET: ['hidden-5', 'hidden-5'],
  SESSION_SECRETS: [`hidden-6${'s'.repeat(32)}, hidden-7${'s'.repeat(32)}`, 'hidden-6', 'hidden-7'],
  LINK_SECRETS: [`hidden-8${'s'.repeat(32)}`, 'hidden-8'],
  SMTP_URL: ['smtps://user:hidden-9@mail.example', 'hidden-9'],
  MAIL_TRANSPORTS: [
    'smtps://user:hidden-10@mail.example, ses://HIDDEN11:hidden-12@eu-west-1, postmark://hidden-13@broadcast, https+raw://hidden-14@raw.example/hidden-15',
    'hidden-10',
    'HIDDEN11',
    'hidden-12',
    'hidden-13',
    'hidden-14',
    'hidden-15',
  ],
  RETURNED_MAIL_URL: ['imaps://box:hidden-16@imap.example', 'hidden-16'],
  REQUESTS_MAIL_URL: ['imaps://box:hidden-17@imap.example', 'hidden-17'],
  DKIM_PRIVATE_KEY: [String(pem), String(pem).split('\n')[1]!],
  MAIL_EVENTS_SECRETS: ['hidden-18', 'hidden-18'],
  LINKEDIN_CLIENT_SECRET: ['hidden-19', 'hidden-19'],
  LINKEDIN_TOKEN_KEYS: [`first:${base64('k')}`, base64('k')],
  MODEL_API_KEY: ['hidden-20', 'hidden-20'],
  MODEL_BASE_URL: ['https://key:hidden-21@model.example/v1?token=hidden-22', 'hidden-21', 'hidden-22'],
  IMAGE_STORE: ['s3:https://HIDDEN23:hidden-24@s3.example/bucket?region=eu-central-1', 'HIDDEN23', 'hidden-24'],
  METRICS_TOKEN: [`hidden-25${'m'.repeat(16)}`, 'hidden-25'],
} satisfies Partial<Record<string, string[]>>;

const others = {
  OIDC_CLIENT_ID: 'site',
  STAFF_EMAIL_DOMAINS: 'site.example',
  MAIL_FROM: 'News <news@site.example>',
  SALES_EMAIL: 'sales@site.example',
  DKIM_DOMAIN: 'site.example',
  DKIM_SELECTOR: 'news',
  LINKEDIN_CLIENT_ID: 'linked',
  REQUESTS_MAIL_ADDRESS: 'hello@site.example',
};
const environment = {
  ...Object.fromEntries(Object.entries(secrets).map(([name, [value]]) => [name, value])),
  ...others,
};

describe('lanesight config', () => {
  it.each([[[]], [['--json']]])('shows no part of any secret with %j', async (flags) => {
    const { code, out, error } = await runOperator(['config', ...flags], environment);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const hidden = Object.values(secrets).flatMap(([, ...parts]) => parts);
    expect(hidden.filter((part) => out.includes(part))).toEqual([]);
  });

  it('shows values, defaults, and the hosts of addresses', async () => {
    const { out } = await runOperator(['config'], environment);
    expect(out).toMatch(/^API_PORT +3001 \(default\)$/m);
    expect(out).toMatch(/^MAIL_FROM +News <news@site\.example>$/m);
    expect(out).toMatch(/^DATABASE_URL +postgres:\/\/db\.example:5432\/site \(credentials: set\)$/m);
    expect(out).toMatch(/^IMAGE_STORE +s3:https:\/\/s3\.example\/bucket\/ \(credentials: set\)$/m);
    expect(out).toMatch(/^SESSION_SECRETS +set$/m);
    expect(out).toMatch(/^STAFF_OWNERS +not set$/m);
  });

  it('lists every variable, and the ones that are not set too', async () => {
    const { out } = await runOperator(['config'], { ...environment, METRICS_TOKEN: '' });
    expect(out.split('\n').map((line) => line.split(' ')[0])).toEqual(variableNames);
    expect(out).toMatch(/^DATABASE_READ_URL +not set$/m);
    expect(out).toMatch(/^METRICS_TOKEN +not set$/m);
  });

  it('hides every variable that is not known to be without secrets', () => {
    const hidden = variableNames.filter((name) => !isPlain(name) && !isAddress(name));
    expect(hidden.toSorted()).toEqual([
      'DKIM_PRIVATE_KEY',
      'IMAGE_STORE',
      'LINKEDIN_CLIENT_SECRET',
      'LINKEDIN_TOKEN_KEYS',
      'LINK_SECRETS',
      'MAIL_EVENTS_SECRETS',
      'METRICS_TOKEN',
      'MODEL_API_KEY',
      'OIDC_CLIENT_SECRET',
      'SESSION_SECRETS',
    ]);
  });

  it('names every invalid variable', async () => {
    expect(await runOperator(['config'], { ...environment, API_PORT: '0', SESSION_SECRETS: 'hidden-30' })).toEqual({
      code: 1,
      out: '',
      error:
        'The API cannot start: API_PORT: has to be at least 1; SESSION_SECRETS: every secret needs at least 32 characters.',
    });
  });
});
