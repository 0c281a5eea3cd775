import { describe, expect, it } from 'vitest';
import { exampleOf } from './example-of.ts';

describe('exampleOf', () => {
  it('fills in objects, lists, references and formats', () => {
    const schemas = { Person: { properties: { email: { type: 'string', format: 'email' } } } };
    const schema = {
      properties: {
        people: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
        kind: { enum: ['own', 'website'] },
        at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        total: { type: 'integer' },
        isOpen: { type: 'boolean' },
      },
    };
    expect(exampleOf(schema, schemas)).toEqual({
      people: [{ email: 'ada@example.com' }],
      kind: 'own',
      at: '2026-12-05T09:00:00.000Z',
      total: 1,
      isOpen: true,
    });
  });

  it('ends at a schema that refers to itself', () => {
    const schemas = { Node: { properties: { next: { $ref: '#/components/schemas/Node' } } } };
    expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Node' }, schemas))).toContain('null');
  });
});
