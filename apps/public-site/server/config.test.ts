import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const environment = {
  API_URL: 'http://api:3001',
  STAFF_CONSOLE_URL: 'https://console.example',
  PUBLIC_ORIGIN: 'https://site.example',
};
const proxies = (text?: string) =>
  readConfig({ ...environment, ...(text !== undefined && { TRUSTED_PROXIES: text }) }).trustedProxies;

describe('readConfig', () => {
  it('trusts only loopback as a proxy by default, and otherwise the listed proxies', () => {
    expect(proxies()).toEqual(['loopback']);
    expect(proxies('10.0.0.0/8, uniquelocal,::1')).toEqual(['10.0.0.0/8', 'uniquelocal', '::1']);
  });

  it.each([',', 'everybody', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '*'])('rejects %j as a proxy list', (text) => {
    expect(() => proxies(text)).toThrow('TRUSTED_PROXIES: has to be addresses or nets');
  });

  it('accepts a public origin and rejects one with a path', () => {
    expect(readConfig({ ...environment, PUBLIC_ORIGIN: 'https://site.example/' }).publicOrigin).toBe(
      'https://site.example',
    );
    const read = () => readConfig({ ...environment, PUBLIC_ORIGIN: 'https://site.example/roads' });
    expect(read).toThrow('PUBLIC_ORIGIN: has to be an address without a path');
  });

  it('accepts the file of the console, of which the folder counts', () => {
    const read = (url: string) => readConfig({ ...environment, STAFF_CONSOLE_URL: url }).staffConsoleUrl;
    expect(read('https://console.example/remoteEntry.js')).toBe('https://console.example');
    expect(read('https://console.example/next/')).toBe('https://console.example/next');
  });

  it('rejects an http console for an https site, which browsers would block', () => {
    const read = (url: string) => () => readConfig({ ...environment, STAFF_CONSOLE_URL: url });
    expect(read('http://console.example')).toThrow(
      'The site cannot start: STAFF_CONSOLE_URL: has to be an https address as PUBLIC_ORIGIN is one',
    );
    expect(read('http://localhost:3002')().staffConsoleUrl).toBe('http://localhost:3002');
  });
});
