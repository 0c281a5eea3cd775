import { ComboboxGroupLabel, ComboboxProvider } from '@ariakit/react/combobox';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '@workspace/ui/Dialog';
import { Icon } from '@workspace/ui/Icon';
import { Key } from '@workspace/ui/Key';
import { useConsolePath } from '../../layout/base-path.ts';
import { searchLabels, type EarlyKeys } from '../../layout/EarlyPalette.tsx';
import { useLeave } from '../../layout/leave-guard.ts';
import { useStable } from '../../layout/use-stable.ts';
import type { Command } from './command.ts';
import { Empty, Foot, Group, Item, List, Search } from './palette-style.ts';
import { useCommands } from './use-commands.ts';

/** Finds a page, a post, a list, a person or an action by a few letters, and opens it. */
export default function CommandPalette({ early, onClose }: { early: EarlyKeys; onClose: () => void }) {
  const [written, setWritten] = useState(early.text);
  const { groups, isSearching } = useCommands(written);
  const open = useOpenCommand(onClose);
  const isEntered = early.isEntered && written === early.text;
  useOpenFirst(isEntered && !isSearching ? groups[0]?.commands[0] : undefined, open);
  const isEmpty = groups.length === 0;
  return (
    <Dialog isOpen isBare isSteady onClose={onClose} title="Go to">
      <ComboboxProvider
        open
        focusLoop="vertical"
        includesBaseElement={false}
        defaultValue={early.text}
        setValue={setWritten}
      >
        <Search autoSelect="always" autoFocus {...searchLabels} />
        <List alwaysVisible aria-label="Results">
          {groups.map(({ label, commands }) => (
            <Group key={label}>
              <ComboboxGroupLabel>{label}</ComboboxGroupLabel>
              {commands.map((command) => (
                <CommandItem key={command.id} command={command} onOpen={open} />
              ))}
            </Group>
          ))}
        </List>
        <Empty role="status" hidden={!isEmpty}>
          {isEmpty && (isSearching ? 'Searching …' : `Nothing has “${written.trim()}”.`)}
        </Empty>
      </ComboboxProvider>
      <Keys />
    </Dialog>
  );
}

function CommandItem({ command, onOpen }: { command: Command; onOpen: (command: Command) => void }) {
  return (
    <Item focusOnHover hideOnClick={false} setValueOnClick={false} onClick={() => onOpen(command)}>
      <Icon name={command.icon} size={16} />
      <span>{command.label}</span>
      {command.hint && <small>{command.hint}</small>}
    </Item>
  );
}

/** Returns a function that closes the palette and opens a command. */
function useOpenCommand(onClose: () => void): (command: Command) => void {
  const navigate = useNavigate();
  const path = useConsolePath();
  const leave = useLeave();
  return ({ page, href }) => {
    onClose();
    leave(() => {
      if (href !== undefined) location.assign(href);
      else void navigate(path(page ?? ''));
    });
  };
}

/** Opens a command as soon as there is one. */
function useOpenFirst(command: Command | undefined, open: (command: Command) => void): void {
  const openLatest = useStable(open);
  useEffect(() => {
    if (command) openLatest(command);
  }, [command, openLatest]);
}

function Keys() {
  return (
    <Foot>
      <span>
        <Key>↑</Key> <Key>↓</Key> choose
      </span>
      <span>
        <Key>Enter</Key> open
      </span>
      <span>
        <Key>Esc</Key> close
      </span>
    </Foot>
  );
}
