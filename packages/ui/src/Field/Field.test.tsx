import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './index.ts';

test('hint and error are read out with the control', () => {
  const html = renderToStaticMarkup(
    <TextField id="slug" label="Slug" hint="Lower case" error="Already taken" required />,
  );
  expect(html).toContain('aria-describedby="slug-hint slug-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('for="slug"');
});

test('a field without words to add describes nothing', () => {
  expect(renderToStaticMarkup(<TextField label="Name" />)).not.toContain('aria-describedby');
});
