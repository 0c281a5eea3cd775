import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AmountField, TextField } from './index.ts';

describe('form field', () => {
  test('announces hint and error with the control', () => {
    const html = renderToStaticMarkup(
      <TextField id="slug" label="Slug" hint="Lower case" error="Already taken" required />,
    );
    expect(html).toContain('aria-describedby="slug-hint slug-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('for="slug"');
  });

  test('is not invalid while it is required and empty', () => {
    expect(renderToStaticMarkup(<TextField label="Name" required />)).toContain('aria-invalid="false"');
  });

  test('has no description without hint and error', () => {
    expect(renderToStaticMarkup(<TextField label="Name" />)).not.toContain('aria-describedby');
  });

  test('announces the unit of an amount before its hint and its error', () => {
    const html = renderToStaticMarkup(
      <AmountField id="miles" label="Lane miles" unit="miles" hint="All lanes" error="No number" />,
    );
    expect(html).toContain('aria-describedby="miles-unit miles-hint miles-error"');
    expect(html).toContain('<label for="miles"');
  });
});
