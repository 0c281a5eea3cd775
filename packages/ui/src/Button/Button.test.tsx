import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './index.ts';

describe('Button', () => {
  test('does not submit its form by default', () => {
    expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
  });

  test('stays focusable while busy, marked as disabled for screen readers', () => {
    const html = renderToStaticMarkup(<Button isBusy>Saving...</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
  });

  test('ignores clicks while it is marked as disabled', () => {
    const save = vi.fn<() => void>();
    const press = (isSaved: boolean) =>
      Button({ 'aria-disabled': isSaved, onClick: save }).props.onClick({ preventDefault: () => {} });
    press(true);
    expect(save).not.toHaveBeenCalled();
    press(false);
    expect(save).toHaveBeenCalledOnce();
  });

  test('announces a link to a new tab and passes it no opener', () => {
    const html = renderToStaticMarkup(
      <ButtonLink href="https://x.test" opensNewTab>
        Book
      </ButtonLink>,
    );
    expect(html).toMatch(/rel="noopener noreferrer"/);
    expect(html).toContain('(opens in a new tab)');
  });
});
