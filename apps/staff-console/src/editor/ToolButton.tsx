import { Icon } from '@workspace/ui/Icon';
import { Tooltip } from '@workspace/ui/Tooltip';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { ariaShortcut, shortcutName } from '../layout/shortcut.ts';
import type { Tool } from './tool.ts';
import { ToolFace } from './tool-face.ts';
import type { RovingStop } from './use-roving-focus.ts';
import { useToolState } from './use-tool-state.ts';

interface ToolButtonProps {
  tool: Tool;
  stop: RovingStop;
  onUse: () => void;
}

/** A tool in the toolbar. */
export function ToolButton({ tool, stop, onUse }: ToolButtonProps) {
  const { label, icon, shortcut, typed } = tool;
  const { isOn, isOff } = useToolState(tool);
  const keys = shortcut ? ` (${shortcutName(shortcut)})` : '';
  const words = `${label}${keys}${typed ? `, or type ${typed}` : ''}`;
  return (
    <Tooltip text={words}>
      <ToolFace
        type="button"
        {...stop}
        aria-pressed={isOn}
        aria-disabled={isOff || undefined}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isOff && onUse()}
      >
        <Icon name={icon} size={18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </ToolFace>
    </Tooltip>
  );
}
