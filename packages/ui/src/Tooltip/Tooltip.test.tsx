import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

const render = (text: string) =>
  renderToStaticMarkup(
    <Tooltip text={text}>
      <button type="button" aria-label="Back" />
    </Tooltip>,
  );

describe('Tooltip', () => {
  test('describes its control', () => {
    const html = render('Back to the list');
    expect(html).toContain(` aria-describedby="${/ id="([^"]+)"/.exec(html)![1]}"`);
  });

  test('does not describe a control by its own name', () => {
    expect(render('Back')).not.toContain('aria-describedby');
  });
});
