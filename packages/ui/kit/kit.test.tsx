import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { components } from './components.tsx';
import { dense } from './dense.tsx';
import { drawings, partsOfDrawings } from './drawings.tsx';

const source = join(import.meta.dirname, '../src');
const notComponents = ['road', 'theme'];

describe('kit page', () => {
  test('has an entry for every folder of the library', () => {
    const folders = readdirSync(source).filter((name) => !notComponents.includes(name));
    expect(Object.keys(components)).toEqual(folders.toSorted());
  });

  test('has an entry for every drawing, unless it is part of another one', () => {
    const files = readdirSync(join(source, 'road')).flatMap((name) => /^([A-Z]\w+)\.tsx$/.exec(name)?.[1] ?? []);
    expect([...Object.keys(drawings), ...partsOfDrawings].toSorted()).toEqual(files.toSorted());
  });

  test.each(Object.entries({ ...components, ...dense, ...drawings }))(
    'renders %s on a server in all its states, without a style attribute',
    (_name, Show) => {
      const html = renderToStaticMarkup(<Show />);
      expect(html).toContain('<figcaption');
      expect(html).not.toContain(' style=');
    },
  );
});
