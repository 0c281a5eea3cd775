import { describe, expect, test } from 'vitest';
import { readProductConfig } from '../config.ts';
import { apiPart, originsOf, ownParts, sandboxPart, requestedPorts } from './parts.ts';

const config = (settings: Record<string, string> = {}) => readProductConfig(settings);
const ownOf = (settings?: Record<string, string>) => ownParts(config(settings));
const outsideLogin = {
  OIDC_ISSUER: 'https://login.example.com/',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('product parts', () => {
  test('run everything locally without settings', () => {
    expect(Object.values(ownOf())).not.toContain(false);
  });

  test('are replaced one by one by external services', () => {
    expect(ownOf({ DATABASE_URL: 'postgres://localhost/site' })).toMatchObject({ postgres: false, mailbox: true });
    expect(ownOf({ SMTP_URL: 'smtp://localhost:25' })).toMatchObject({ mailbox: false, identityProvider: true });
    expect(ownOf(outsideLogin)).toMatchObject({ identityProvider: false, mailbox: true });
    expect(ownOf({ STAFF_CONSOLE_URL: 'http://localhost:9/' })).toMatchObject({ console: false, api: true });
  });

  test('include neither database nor sandbox for an external API', () => {
    const settings = { API_URL: 'http://localhost:9' };
    const ports = requestedPorts(config(settings), ownOf(settings)).map(({ variable }) => variable);
    expect(ports).toEqual(['SITE_PORT', 'CONSOLE_PORT']);
  });

  test('limit the sandbox to the services that are needed', () => {
    const secrets = { links: 'links', sessions: 's', client: 'c', linkedinKeys: 'k:v' };
    expect(sandboxPart(config(outsideLogin), ownOf(outsideLogin), secrets).env.SANDBOX_PARTS).toBe(
      'mailbox,mail-services,linkedin,model',
    );
  });

  test("pass the sandbox's model to the API, unless an external one is configured", () => {
    const secrets = { links: 'links', sessions: 's', client: 'c', linkedinKeys: 'k:v' };
    const reportedOf = (settings: Record<string, string>) =>
      apiPart(config(settings), 'postgres://localhost/site', secrets).env;
    expect(reportedOf({ SANDBOX_PORT: '4213' }).MODEL_BASE_URL).toBe('http://localhost:4213/openai/v1');
    expect(reportedOf({ MODEL_NAME: 'a-model' })).not.toHaveProperty('MODEL_BASE_URL');
    expect(ownOf({ MODEL_API_KEY: 'k' })).toMatchObject({ model: false, mailbox: true });
  });

  test('pass an issuer on verbatim, because tokens contain it', () => {
    const { env } = apiPart(config(outsideLogin), 'postgres://localhost/site', {
      links: 'links',
      sessions: 's',
      client: 'c',
      linkedinKeys: 'k:v',
    });
    expect(env).toMatchObject(outsideLogin);
  });

  test("replace the sandbox's LinkedIn with a configured application", () => {
    const real = { LINKEDIN_CLIENT_ID: 'site', LINKEDIN_CLIENT_SECRET: 'secret' };
    const secrets = { links: 'links', sessions: 's', client: 'c', linkedinKeys: 'k:v' };
    expect(sandboxPart(config(real), ownOf(real), secrets).env.SANDBOX_PARTS).toBe(
      'identity-provider,mailbox,mail-services,model',
    );
    expect(apiPart(config(real), '', secrets).env).not.toHaveProperty('LINKEDIN_URL');
    const { LINKEDIN_URL, LINKEDIN_TOKEN_KEYS } = apiPart(config({ SANDBOX_PORT: '4003' }), '', secrets).env;
    expect([LINKEDIN_URL, LINKEDIN_TOKEN_KEYS]).toEqual(['http://localhost:4003/linkedin', 'k:v']);
    expect(() => config({ LINKEDIN_CLIENT_ID: 'site' })).toThrow(/LINKEDIN_CLIENT_SECRET/);
  });

  test('derive the public origin from the port of the site', () => {
    expect(originsOf(config({ SITE_PORT: '4000' })).site).toBe('http://localhost:4000');
    expect(originsOf(config({ PUBLIC_ORIGIN: 'https://www.example.com/' })).site).toBe('https://www.example.com');
  });

  test.each([
    ['SITE_PORT', 'abc'],
    ['API_PORT', '70000'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_PREPARATION', 'drop'],
  ])('name an invalid %s', (name, value) => {
    expect(() => config({ [name]: value })).toThrow(
      new RegExp(`^${name} has a bad value: it must be .+\\. Correct it or leave it out\\.$`),
    );
  });

  test('name an identity provider without its client', () => {
    expect(() => config({ OIDC_ISSUER: 'https://login.example.com' })).toThrow(
      /OIDC_CLIENT_ID .*\n.*OIDC_CLIENT_SECRET/,
    );
  });
});
