import { describe, expect, it } from 'vitest';
import { misfits, type Schema, type Schemas } from './schema-fits.ts';

const compare = (reader: Schema, writer: Schema, ignoresUnknown = true, schemas: [Schemas, Schemas] = [{}, {}]) =>
  misfits({ schema: reader, schemas: schemas[0] }, { schema: writer, schemas: schemas[1] }, { ignoresUnknown });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };
const tree: Schema = object({ name: text, parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } });

describe('misfits', () => {
  it.each<[change: string, reader: Schema, writer: Schema]>([
    ['the same schema', object({ a: text }), object({ a: text })],
    ['one more field', object({ a: text }), object({ a: text, b: text })],
    ['fewer values', { enum: ['a', 'b'] }, { enum: ['b'] }],
    ['a value where any text is read', text, { const: 'a' }],
    ['an integer where a number is read', { type: 'number' }, { type: 'integer' }],
    ['a field that is always there', object({ a: text }, []), object({ a: text })],
    ['a stricter limit of the writer', { ...text, maxLength: 9 }, { ...text, maxLength: 5 }],
    ['anything, where everything is read', {}, object({})],
    ['one alternative of two', { anyOf: [text, { type: 'null' }] }, text],
    ['one type of two', { type: ['string', 'null'] }, { anyOf: [text, { type: 'null' }] }],
  ])('finds none in %s', (_change, reader, writer) => {
    expect(compare(reader, writer)).toEqual([]);
  });

  it.each<[change: string, reader: Schema, writer: Schema, misfit: string]>([
    ['a field that is gone', object({ a: text }), object({}), 'a: may be absent'],
    ['a field that became optional', object({ a: text }), object({ a: text }, []), 'a: may be absent'],
    ['one more value', object({ a: { enum: ['x'] } }), object({ a: { enum: ['x', 'y'] } }), 'a: may be "y"'],
    ['any text in place of a value', object({ a: { enum: ['x'] } }), object({ a: text }), 'a: may be string'],
    ['null', object({ a: text }), object({ a: { anyOf: [text, { type: 'null' }] } }), 'a: may be null'],
    ['another type', object({ a: text }), object({ a: { type: 'number' } }), 'a: may be number'],
    [
      'another format',
      object({ a: { ...text, format: 'uuid' } }),
      object({ a: text }),
      'a: may not be of the format uuid',
    ],
    ['a longer text', { ...text, maxLength: 5 }, { ...text, maxLength: 9 }, ': maxLength was 9 and is 5'],
    [
      'a value deep inside',
      object({ a: { type: 'array', items: { anyOf: [object({ kind: { const: 'x' } })] } } }),
      object({ a: { type: 'array', items: object({ kind: { const: 'y' } }) } }),
      'a[].kind: may be "y"',
    ],
    [
      'a value of a record',
      { type: 'object', additionalProperties: { type: 'number' } },
      { type: 'object', additionalProperties: text },
      '{}: may be string',
    ],
  ])('names %s', (_change, reader, writer, misfit) => {
    expect(compare(reader, writer)).toEqual([misfit]);
  });

  it('names an unknown field where the reader would lose it', () => {
    expect(compare(object({ a: text }), object({ a: text, b: text }), false)).toEqual(['b: is not known']);
    const closed = { ...object({ a: text }), additionalProperties: false };
    expect(compare(closed, object({ a: text, b: text }))).toEqual(['b: is not known']);
  });

  it('follows references, those of a schema to itself too', () => {
    const ref = { $ref: '#/components/schemas/Tree' };
    const grown = { ...tree, properties: { ...tree.properties, name: { type: 'number' } } };
    expect(compare(ref, ref, true, [{ Tree: tree }, { Tree: tree }])).toEqual([]);
    expect(compare(ref, ref, true, [{ Tree: tree }, { Tree: grown }])).toEqual(['name: may be number']);
  });
});
