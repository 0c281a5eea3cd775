import { expect, test } from 'vitest';
import { readProductConfig } from '../config.ts';
import { apiPart, originsOf, ownParts, sandboxPart, requestedPorts } from './parts.ts';

const config = (settings: Record<string, string> = {}) => readProductConfig(settings);
const ownOf = (settings?: Record<string, string>) => ownParts(config(settings));
const outsideLogin = {
  OIDC_ISSUER: 'https://login.example.com/',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
};

test('without settings everything is run here', () => {
  expect(Object.values(ownOf())).not.toContain(false);
});

test('each outside service replaces only its own part', () => {
  expect(ownOf({ DATABASE_URL: 'postgres://localhost/site' })).toMatchObject({ postgres: false, mailbox: true });
  expect(ownOf({ SMTP_URL: 'smtp://localhost:25' })).toMatchObject({ mailbox: false, identityProvider: true });
  expect(ownOf(outsideLogin)).toMatchObject({ identityProvider: false, mailbox: true });
  expect(ownOf({ STAFF_CONSOLE_URL: 'http://localhost:9/' })).toMatchObject({ console: false, api: true });
});

test('an API elsewhere needs neither database nor sandbox here', () => {
  const settings = { API_URL: 'http://localhost:9' };
  const ports = requestedPorts(config(settings), ownOf(settings)).map(({ variable }) => variable);
  expect(ports).toEqual(['SITE_PORT', 'CONSOLE_PORT']);
});

test('the sandbox runs only the parts that are needed', () => {
  const secrets = { links: 'links', sessions: 's', client: 'c', linkedinKeys: 'k:v' };
  expect(sandboxPart(config(outsideLogin), ownOf(outsideLogin), secrets).env.SANDBOX_PARTS).toBe(
    'mailbox,linkedin,model',
  );
});

test('the API is told of the model in the sandbox, unless one elsewhere is named', () => {
  const secrets = { links: 'links', sessions: 's', client: 'c', linkedinKeys: 'k:v' };
  const toldOf = (settings: Record<string, string>) =>
    apiPart(config(settings), 'postgres://localhost/site', secrets).env;
  expect(toldOf({ SANDBOX_PORT: '4213' }).MODEL_BASE_URL).toBe('http://localhost:4213/openai/v1');
  expect(toldOf({ MODEL_NAME: 'a-model' })).not.toHaveProperty('MODEL_BASE_URL');
  expect(ownOf({ MODEL_API_KEY: 'k' })).toMatchObject({ model: false, mailbox: true });
});

test('an issuer is passed on to the letter, for tokens name it so', () => {
  const { env } = apiPart(config(outsideLogin), 'postgres://localhost/site', {
    links: 'links',
    sessions: 's',
    client: 'c',
    linkedinKeys: 'k:v',
  });
  expect(env).toMatchObject(outsideLogin);
});

test('an application at LinkedIn replaces the sandbox’s', () => {
  const real = { LINKEDIN_CLIENT_ID: 'site', LINKEDIN_CLIENT_SECRET: 'secret' };
  const secrets = { links: 'links', sessions: 's', client: 'c', linkedinKeys: 'k:v' };
  expect(sandboxPart(config(real), ownOf(real), secrets).env.SANDBOX_PARTS).toBe('identity-provider,mailbox,model');
  expect(apiPart(config(real), '', secrets).env).not.toHaveProperty('LINKEDIN_URL');
  const { LINKEDIN_URL, LINKEDIN_TOKEN_KEYS } = apiPart(config({ SANDBOX_PORT: '4003' }), '', secrets).env;
  expect([LINKEDIN_URL, LINKEDIN_TOKEN_KEYS]).toEqual(['http://localhost:4003/linkedin', 'k:v']);
  expect(() => config({ LINKEDIN_CLIENT_ID: 'site' })).toThrow(/LINKEDIN_CLIENT_SECRET/);
});

test('the public address follows the port of the site', () => {
  expect(originsOf(config({ SITE_PORT: '4000' })).site).toBe('http://localhost:4000');
  expect(originsOf(config({ PUBLIC_ORIGIN: 'https://www.example.com/' })).site).toBe('https://www.example.com');
});

test.each([
  ['SITE_PORT', 'abc'],
  ['API_PORT', '70000'],
  ['PUBLIC_ORIGIN', 'www.example.com'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_PREPARATION', 'drop'],
])('a bad %s is named', (name, value) => {
  expect(() => config({ [name]: value })).toThrow(
    new RegExp(`^${name} has a bad value: it must be .+\\. Correct it or leave it out\\.$`),
  );
});

test('an identity provider without its client is named', () => {
  expect(() => config({ OIDC_ISSUER: 'https://login.example.com' })).toThrow(/OIDC_CLIENT_ID .*\n.*OIDC_CLIENT_SECRET/);
});
