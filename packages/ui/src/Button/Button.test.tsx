import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './index.ts';

test('a button does not submit its form unless told to', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

test('a busy button stays focusable and says that it cannot be used', () => {
  const html = renderToStaticMarkup(<Button isBusy>Saving...</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('a link to a new tab says so and does not hand over its opener', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="https://x.test" opensNewTab>
      Book
    </ButtonLink>,
  );
  expect(html).toMatch(/rel="noopener noreferrer"/);
  expect(html).toContain('(opens in a new tab)');
});
