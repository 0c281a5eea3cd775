import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AmountField, TextField } from './index.ts';

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

test('the unit of an amount is read out before its hint and its error', () => {
  const html = renderToStaticMarkup(
    <AmountField id="miles" label="Lane miles" unit="miles" hint="All lanes" error="No number" />,
  );
  expect(html).toContain('aria-describedby="miles-unit miles-hint miles-error"');
  expect(html).toContain('<label for="miles"');
});
