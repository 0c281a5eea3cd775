import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { apiEnvironment } from '../../../test/api-environment.ts';
import { findingsOfConfiguration } from './check-configuration.ts';
import { editDistance } from './edit-distance.ts';

const found = (environment: Record<string, string>) =>
  findingsOfConfiguration(
    readConfig({ ...apiEnvironment, DATABASE_URL: 'postgres://localhost/site', ...environment }),
    environment,
  ).map(({ outcome, sentence }) => `${outcome}: ${sentence}`);
const valid = 'ok: Every variable is valid.';

describe('findingsOfConfiguration', () => {
  it('warns of misspelled variables, and of no others', () => {
    expect(found({ STAFF_OWNER: 'ada@site.example', SMPT_URL: 'x', HOSTT: 'x' })).toEqual([
      valid,
      'warning: STAFF_OWNER is unknown, and has no effect. Did you mean STAFF_OWNERS?',
      'warning: SMPT_URL is unknown, and has no effect. Did you mean SMTP_URL?',
      'warning: HOSTT is unknown, and has no effect. Did you mean HOST?',
    ]);
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'PGHOST',
      'NODE_ENV',
      'NODE_OPTIONS',
      'TZ',
      'SITE_PORT',
      'CONSOLE_PORT',
    ];
    const all = [...others, 'BACKUP_KEY', 'STAFF_CONSOLE_URL', 'TRUSTED_PROXIES', 'OTEL_TRACES_SAMPLER', 'SMTP_PORT'];
    expect(found(Object.fromEntries(all.map((name) => [name, '1'])))).toEqual([valid]);
  });

  it('takes no variable for another one that it knows', () =>
    expect(found({ LINKEDIN_URL: 'https://a.example', LINKEDIN_API_URL: 'https://b.example' })).toEqual([valid]));

  it('warns of an address with http that is not of this machine', () => {
    const warning = expect.stringMatching(/^warning: PUBLIC_ORIGIN has http: .*Serve it by https\.$/);
    expect(found({ PUBLIC_ORIGIN: 'http://www.example.com' })).toEqual([valid, warning]);
    for (const origin of ['https://www.example.com', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])
      expect(found({ PUBLIC_ORIGIN: origin })).toEqual([valid]);
  });
});

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['SMPT', 'SMTP', 2],
    ['same', 'same', 0],
  ])('of %j and %j is %i', (from, to, distance) => {
    expect([editDistance(from, to), editDistance(to, from)]).toEqual([distance, distance]);
  });
});
