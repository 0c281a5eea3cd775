import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { components } from './components.tsx';
import { drawings, partsOfDrawings } from './drawings.tsx';

const source = join(import.meta.dirname, '../src');
const notComponents = ['road', 'theme'];

test('every folder of the kit has its place on the kit page', () => {
  const folders = readdirSync(source).filter((name) => !notComponents.includes(name));
  expect(Object.keys(components)).toEqual(folders.toSorted());
});

test('every drawing has its place on the kit page, or is part of one', () => {
  const files = readdirSync(join(source, 'road')).flatMap((name) => /^([A-Z]\w+)\.tsx$/.exec(name)?.[1] ?? []);
  expect([...Object.keys(drawings), ...partsOfDrawings].toSorted()).toEqual(files.toSorted());
});

test.each(Object.entries({ ...components, ...drawings }))(
  '%s is drawn on a server in all its states, without a style attribute',
  (_name, Show) => {
    const html = renderToStaticMarkup(<Show />);
    expect(html).toContain('<figcaption');
    expect(html).not.toContain(' style=');
  },
);
