import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FieldInputs } from './FieldInputs.tsx';
import { someFields } from './test/some-fields.ts';

const shown = (count: number, texts = {}) =>
  renderToStaticMarkup(<FieldInputs fields={someFields(count)} texts={texts} errors={{}} onChange={() => {}} />);
const labelsIn = (html: string) => [...html.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label);

describe('the inputs for fields', () => {
  it('are all shown when they are few', () => {
    const html = shown(8);
    expect(labelsIn(html)).toHaveLength(8);
    expect(html).not.toContain('<summary>');
  });

  it('are those with a value when they are many, above a fold with the others', () => {
    const html = shown(60, { field_7: 'x', field_41: 'y', field_3: '' });
    expect(labelsIn(html)).toEqual(['Field 7', 'Field 41']);
    expect(html).toContain('<summary>58 more fields</summary>');
  });

  it('are one fold when none of many has a value', () => {
    const html = shown(60);
    expect(labelsIn(html)).toEqual([]);
    expect(html).toContain('<summary>60 fields</summary>');
  });
});
