// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { useFocusLeft } from './use-focus-left.ts';

function List({ rows }: { rows: readonly string[] }) {
  const box = useFocusLeft(rows);
  return (
    <>
      <input aria-label="Search" />
      <div ref={box} tabIndex={-1}>
        {rows.map((row) => (
          <button key={row}>{row}</button>
        ))}
      </div>
    </>
  );
}

let mounted: ReturnType<typeof mountIn>;
beforeEach(() => {
  mounted = mountIn(document.body.appendChild(document.createElement('div')));
});

const render = (...rows: string[]) => mounted.render(<List rows={rows} />);
const focus = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)!.focus());
const focused = () => document.activeElement?.outerHTML.split('>')[0];

it('leaves the focus on a row that is still there', async () => {
  await render('Ann', 'Bob');
  focus('button:last-child');
  await render('Ann', 'Bob');
  expect(document.activeElement?.textContent).toBe('Bob');
});

it('moves the focus to the list when its row is gone', async () => {
  await render('Ann', 'Bob');
  focus('button:last-child');
  await render('Ann');
  expect(focused()).toBe('<div tabindex="-1"');
});

it('takes no focus from elsewhere', async () => {
  await render('Ann', 'Bob');
  focus('button');
  focus('input');
  await render('Bob');
  expect(document.activeElement?.tagName).toBe('INPUT');
  act(() => document.querySelector('input')!.blur());
  await render('Carl');
  expect(document.activeElement).toBe(document.body);
});
