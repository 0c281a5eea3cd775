// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveTo, openRow, rowOf, rowsAround } from './list-rows.ts';

const list = `<table><tbody data-rows>
  <tr><td><input type="checkbox" data-selects></td><th><a data-opens href="#one">One</a></th><td class="cell">1</td><td><button data-row-menu>…</button></td></tr>
  <tr><td><input type="checkbox" data-selects></td><th><a data-opens href="#two">Two</a></th><td><button data-row-menu>…</button></td></tr>
</tbody></table>`;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

// The simulated page has no layout.
const layout = { checkVisibility: () => true, scrollIntoView: () => {} };

beforeEach(() => {
  document.body.innerHTML = list;
  Object.assign(Element.prototype, layout);
});
afterEach(() => {
  document.body.innerHTML = '';
  for (const name of Object.keys(layout)) Reflect.deleteProperty(Element.prototype, name);
});

describe('moveTo', () => {
  const press = (step: number) => {
    const row = rowOf(document.activeElement);
    return moveTo(rowsAround(row), row, step);
  };
  const focused = () => document.activeElement?.textContent;

  it('enters the list at its first row, and stays at its ends', () => {
    press(1);
    expect(focused()).toBe('One');
    press(-1);
    expect(focused()).toBe('One');
    press(1);
    press(1);
    expect(focused()).toBe('Two');
  });

  it('stays on the menus of the rows', () => {
    find('[data-row-menu]').focus();
    press(1);
    expect(document.activeElement).toBe(document.querySelectorAll('[data-row-menu]')[1]);
  });

  it('stays on the checkboxes of the rows', () => {
    find('[data-selects]').focus();
    press(1);
    expect(document.activeElement).toBe(document.querySelectorAll('[data-selects]')[1]);
  });

  it('leaves the key to the browser without a list', () => {
    document.body.innerHTML = '<p>Nothing</p>';
    expect(press(1)).toBe(false);
  });
});

describe('openRow', () => {
  const pressOn = (selector: string, init: MouseEventInit = {}) => {
    const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    find('[data-opens]').addEventListener('click', opened);
    const handle = (event: MouseEvent) => openRow(event);
    document.addEventListener('click', handle);
    find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    document.removeEventListener('click', handle);
    return opened;
  };

  it('presses the link of the row', () => {
    expect(pressOn('.cell')).toHaveBeenCalledOnce();
  });

  it('leaves the controls of a row alone', () => {
    expect(pressOn('[data-row-menu]')).not.toHaveBeenCalled();
  });

  it('opens a tab with Ctrl', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(pressOn('.cell', { ctrlKey: true })).not.toHaveBeenCalled();
    expect(open).toHaveBeenCalledWith(expect.stringContaining('#one'), '_blank', 'noopener');
    open.mockRestore();
  });

  it('opens a tab with Ctrl in Firefox, which selects the pressed cell, and deselects it', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    getSelection()!.selectAllChildren(find('.cell').parentElement!);
    pressOn('.cell', { ctrlKey: true });
    expect(open).toHaveBeenCalledOnce();
    expect(getSelection()!.type).toBe('None');
    open.mockRestore();
  });

  it('leaves a selection of text alone', () => {
    getSelection()!.selectAllChildren(find('.cell'));
    expect(pressOn('.cell')).not.toHaveBeenCalled();
    expect(getSelection()!.type).toBe('Range');
    getSelection()!.empty();
  });
});
