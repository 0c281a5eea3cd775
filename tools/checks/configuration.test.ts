import { describe, expect, it } from 'vitest';
import { variableSchemas as ofApi } from '../../apps/api/src/config.ts';
import { variableSchemas as ofSite } from '../../apps/public-site/server/config.ts';
import { variableSchemas as ofConsole } from '../../apps/staff-console/server/config.ts';
import { parts, variableSchemas as ofSandbox } from '../../packages/sandbox/src/config.ts';
import { documentedVariables } from './documented-variables.ts';

interface Schema {
  safeParse: (value: undefined) => { success: boolean; data?: unknown };
}

/** The default of a variable as somebody would write it; undefined when there is none, or only an empty one. */
function defaultOf(schema: Schema): string | undefined {
  const { success, data } = schema.safeParse(undefined);
  const isShown = success && (typeof data === 'number' || (typeof data === 'string' && data !== ''));
  return isShown ? String(data) : undefined;
}

describe.each([
  ['API', ofApi],
  ['site', ofSite],
  ['console', ofConsole],
  ['sandbox', ofSandbox],
] as [part: string, schemas: Record<string, Schema>][])('docs/configuration.md', (part, schemas) => {
  const rows = documentedVariables.filter(({ isReadBy }) => isReadBy(part));

  it(`names each variable that the ${part} reads, and no other`, () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(schemas).toSorted());
  });

  it(`states the defaults of the ${part}`, () => {
    const wrong = rows.flatMap(({ name, fallback }) => {
      const value = schemas[name] && defaultOf(schemas[name]);
      return value === undefined || fallback.replaceAll(/[`,]/g, '').includes(value) ? [] : [`${name}: ${value}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('docs/configuration.md', () => {
  it('names every part of the sandbox', () => {
    const row = documentedVariables.find(({ name }) => name === 'SANDBOX_PARTS');
    expect(parts.filter((part) => !row!.effect.includes(`\`${part}\``))).toEqual([]);
  });
});
