import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SortButton } from './SortButton.tsx';

test('SortButton hides its arrow from screen readers, which read the direction of the column', () => {
  const sorting = { state: { sort: 'date', direction: 'descending' } as const, onSort: () => undefined };
  const html = renderToStaticMarkup(<SortButton {...{ column: 'date', sorting }}>Date</SortButton>);
  expect(html).toContain('>Date<span aria-hidden="true"> ↓</span></button>');
});
