import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Key } from '@workspace/ui/Key';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Switch } from '@workspace/ui/Switch';
import { paletteShortcut } from './GoToBox.tsx';
import { turnLetterKeys, useLetterKeys } from './letter-keys.ts';
import { shortcutName } from './shortcut.ts';

const Group = styled.section`
  margin-top: ${space.lg};
  h3 {
    margin-bottom: ${space.xs};
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.xs} / 1.3 ${font.sign};
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.lg};
    min-height: 2rem;
    border-bottom: 1px solid ${color.line};
  }
  dd {
    display: flex;
    gap: ${space.xs};
    margin: 0;
  }
`;

type Keys = readonly (readonly [does: string, ...keys: string[]])[];

const groups: readonly (readonly [name: string, keys: Keys])[] = [
  [
    'Everywhere',
    [
      ['Go to a page, a post, a person or an action', shortcutName(paletteShortcut)],
      ['Show this list', '?'],
      ['Create a new post', 'C'],
      ['Close a menu or a dialog', 'Esc'],
      ['Go to the last message, for example to Undo', 'F8'],
    ],
  ],
  [
    'In a list',
    [
      ['Next row', 'J', '↓'],
      ['Previous row', 'K', '↑'],
      ['Open the row', 'Enter'],
      ['Show the actions of the row', 'M'],
      ['Select the row, where rows can be selected', 'X'],
      ['Select all rows of the page', shortcutName({ key: 'x', plain: true, shift: true })],
      ['Clear the selection', 'Esc'],
      ['Delete the row', 'Delete'],
      ['Search the list', '/'],
    ],
  ],
  [
    'In the requests',
    [
      ['Reply', 'R'],
      ['Leave the reply', 'Esc'],
      ['Assign to me', 'A'],
      ['Edit the tags', 'T'],
      ['Archive', 'E'],
    ],
  ],
];

/** A single letter or sign, as the groups write it. */
const isLetterKey = (key: string): boolean => /^(?:Shift\+|⇧)?[A-Z?/]$/.test(key);

/** The keys of the console, and the switch of single letters. The editor has a list of its own. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const areLettersOn = useLetterKeys();
  const working = (keys: readonly string[]) => keys.filter((key) => areLettersOn || !isLetterKey(key));
  const hint = areLettersOn
    ? 'Turn them off if you speak to this device, or press keys by accident.'
    : 'They are off on this device, and the list shows the keys that work. The menu with your name opens it.';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={<Button onClick={onClose}>Done</Button>}
      description="They do nothing while you type in a field. The editor lists its own under More tools."
    >
      <Switch label="Single-letter shortcuts" hint={hint} isOn={areLettersOn} onFlip={turnLetterKeys} />
      {groups.map(([name, keys]) => (
        <Group key={name}>
          <h3>{name}</h3>
          <dl>
            {keys.map(
              ([does, ...pressed]) =>
                working(pressed).length > 0 && <Line key={does} does={does} keys={working(pressed)} />,
            )}
          </dl>
        </Group>
      ))}
    </Dialog>
  );
}

function Line({ does, keys }: { does: string; keys: readonly string[] }) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dd>
    </div>
  );
}
