import { useNavigate } from 'react-router-dom';
import { Icon } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import type { RowAction } from './row-action.ts';

const attributes = { 'data-row-menu': '' } as const;

/** The actions of a row behind one button. Its items are rendered when it opens. */
export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const navigate = useNavigate();
  return (
    <Menu label={`Actions for ${name}`} trigger={<Icon name="more" size={16} />} attributes={attributes}>
      {() =>
        actions.map(({ label, href, opensNewTab, onSelect, isDisabled, isDestructive }) => {
          // Pages of the console open without a page load.
          const isPage = href !== undefined && !opensNewTab;
          return (
            <MenuItem
              key={label}
              tone={isDestructive ? 'danger' : 'calm'}
              isDisabled={isDisabled}
              {...(isPage ? { onSelect: () => void navigate(href) } : { href, opensNewTab, onSelect })}
            >
              {label}
            </MenuItem>
          );
        })
      }
    </Menu>
  );
}
