import { createMenuKeys } from '@workspace/ui/Menu/menu-keys.ts';
import { trapFocus } from '@workspace/ui/Drawer/trap-focus.ts';

/**
 * Keys and focus of the header's menus. Without this script they open and close natively, by `details` and `popover`.
 */
export function handleHeaderMenus(): void {
  for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('[data-dropdown]')) handleDropdown(dropdown);
  const drawer = document.querySelector<HTMLElement>('#site-menu');
  if (drawer) handleDrawer(drawer);
}

/** Arrow keys and letters move between the links; a choice, Escape, or a press or the focus elsewhere closes it. */
function handleDropdown(dropdown: HTMLDetailsElement): void {
  const moveByKey = createMenuKeys();
  const close = () => (dropdown.open = false);
  dropdown.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') dropdown.open = true;
    if (!dropdown.open) return;
    if (event.key !== 'Escape') return moveByKey(event, dropdown, 'a');
    close();
    dropdown.querySelector('summary')?.focus();
  });
  dropdown.querySelector('ul')?.addEventListener('click', close);
  const closeFromOutside = ({ target }: Event) => {
    if (dropdown.open && !dropdown.contains(target as Node)) close();
  };
  document.addEventListener('pointerdown', closeFromOutside);
  document.addEventListener('focusin', closeFromOutside);
}

/** The open drawer takes and traps the focus, and closes after a choice. */
function handleDrawer(drawer: HTMLElement): void {
  drawer.addEventListener('keydown', (event) => trapFocus(event, drawer));
  drawer.addEventListener('toggle', (event) => {
    if (event.newState === 'open') drawer.querySelector('button')?.focus();
  });
  drawer.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a[href]')) drawer.hidePopover();
  });
}
