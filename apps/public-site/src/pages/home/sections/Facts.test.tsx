import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facts } from './Facts.tsx';

test('Facts has the unit of the price in full for screen readers', () => {
  const html = renderToStaticMarkup(<Facts />);
  expect(html).toMatch(/\$100<span aria-hidden="true">\/mi<\/span><span[^>]*> per mile<\/span>/);
});
