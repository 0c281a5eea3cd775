import { describe, expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import { auditFieldLabel, auditFieldLabels } from './audit-field-labels.ts';
import { everyEndpoint } from './every-endpoint.ts';
import { isAudited } from './is-audited.ts';

/** The parts of zod's definitions that have schemas in them. */
interface Definition {
  shape?: Record<string, $ZodType>;
  options?: $ZodType[];
  innerType?: $ZodType;
  in?: $ZodType;
  left?: $ZodType;
  right?: $ZodType;
}

function fieldsOf(schema: $ZodType): string[] {
  const { shape, options = [], innerType, in: input, left, right } = schema._zod.def as Definition;
  if (shape) return Object.keys(shape);
  return [...options, innerType, input, left, right].flatMap((part) => (part ? fieldsOf(part) : []));
}

const bodies = everyEndpoint
  .filter(isAudited)
  .flatMap(({ name, body }) => (body && '_zod' in body ? [[name, fieldsOf(body)] as const] : []));

describe('the labels of fields in the audit log', () => {
  it('cover bodies of many endpoints', () => {
    expect(bodies.length).toBeGreaterThan(40);
    expect(bodies.every(([, fields]) => fields.length > 0)).toBe(true);
  });

  it.each(bodies)('name every field of %s', (_name, fields) => {
    expect(fields.filter((field) => !Object.hasOwn(auditFieldLabels, field))).toEqual([]);
  });

  it('have no names of code', () => {
    const labels = Object.values(auditFieldLabels);
    expect(labels.filter((label) => /[a-z][A-Z]/.test(label.replaceAll('LinkedIn', '')))).toEqual([]);
  });

  it('are words for a field that nobody edits, and for a name of every object', () => {
    expect(auditFieldLabel('lateRemindedAt')).toBe('Late reminded at');
    expect(auditFieldLabel('constructor')).toBe('Constructor');
  });
});
