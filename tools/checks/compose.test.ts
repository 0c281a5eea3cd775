import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../config.ts';
import { documentedVariables } from './documented-variables.ts';
import { serverSettings } from '../start/server-settings.ts';

interface Service {
  environment?: Record<string, string | number>;
  healthcheck?: { test?: string[] };
  ports?: string[];
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };

/** The file sets these itself: inside a container no one else chooses ports, and production is its only mode. */
const decided = new Set(['HOST', 'API_PORT', 'SITE_PORT', 'CONSOLE_PORT', 'SITE_MODE']);
const serviceOf = { API: 'api', site: 'public-site', console: 'staff-console', lanesight: 'lanesight' };

describe('docker-compose.yml', () => {
  it('finds the variables in the configuration', () => {
    expect(documentedVariables.length).toBeGreaterThan(40);
  });

  it.each(Object.entries(serviceOf))('passes every variable of the configuration to the %s', (reader, service) => {
    const { environment = {} } = services[service]!;
    const missing = documentedVariables
      .filter(({ name, isReadBy }) => isReadBy(reader) && !decided.has(name))
      .filter(({ name }) => name !== 'DATABASE_PREPARATION' && !String(environment[name]).includes(`\${${name}:`));
    expect(missing).toEqual([]);
  });

  it('migrates in a job that ends before the API starts', () => {
    const { migration, api } = services;
    expect(migration?.command).toEqual(['lanesight', 'migrate']);
    expect(api?.environment?.DATABASE_PREPARATION).toBe('check');
    expect(api?.depends_on?.migration).toEqual({ condition: 'service_completed_successfully' });
  });

  it('keeps the key of the backups from processes that serve', () => {
    const withKey = Object.keys(services).filter((name) => 'BACKUP_KEY' in (services[name]!.environment ?? {}));
    expect(withKey).toEqual(['lanesight']);
  });

  it.each(['database', 'api', 'staff-console', 'public-site'])('declares the health check of %s', (name) => {
    expect(services[name]?.healthcheck?.test?.[0]).toBe('CMD');
  });
});

describe('Dockerfile', () => {
  it.each(['api', 'public-site'])('of %s limits the memory like npm start', (app) => {
    const { NODE_OPTIONS, ...others } = serverSettings;
    const rest = Object.entries(others).map(([name, value]) => `${name}=${value}`);
    expect(read(`apps/${app}/Dockerfile`)).toContain(`ENV NODE_OPTIONS="${NODE_OPTIONS}" ${rest.join(' ')}\n`);
  });
});
