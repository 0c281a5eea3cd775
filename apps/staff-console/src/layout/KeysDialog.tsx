import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { Key } from '@workspace/ui/Key';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { paletteShortcut } from './GoToBox.tsx';
import { shortcutName } from './shortcut.ts';

const Group = styled.section`
  & + & {
    margin-top: ${space.lg};
  }
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
];

/** The keys of the console. The editor has a list of its own. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={<Button onClick={onClose}>Done</Button>}
      description="They do nothing while you type in a field. The editor lists its own under More tools."
    >
      {groups.map(([name, keys]) => (
        <Group key={name}>
          <h3>{name}</h3>
          <dl>
            {keys.map(([does, ...pressed]) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {pressed.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
    </Dialog>
  );
}
