import { styled } from 'styled-components';
import { Dialog } from '@workspace/ui/Dialog';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortcutName } from '../layout/shortcut.ts';
import type { Tool } from './tool.ts';

const Grid = styled.table`
  width: 100%;
  font-size: ${text.sm};
  :is(th, td) {
    padding: ${space.xs} ${space.md} ${space.xs} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: baseline;
  }
  th {
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
  kbd {
    font: ${text.xs} ${font.mono};
  }
`;

/** Keys that belong to no tool. */
const otherKeys = [
  ['Blocks menu', '', '/'],
  ['Line break', 'Shift+Enter', ''],
  ['Paragraph after a table, code or figure', 'Ctrl+Enter', ''],
  ['Next and previous cell', 'Tab, Shift+Tab', ''],
  ['A link on its own line as a card or video', 'Tab', ''],
  ['Replace text', 'Ctrl+H', ''],
  ['Next and previous match', 'Enter, Shift+Enter', ''],
  ['Back to the text from a comment', 'Escape', ''],
  ['Leave the editor from a list, code or table', 'Escape, then Tab', ''],
] as const;

/** Lists every tool with its keys and its Markdown. */
export function ShortcutsDialog({ tools, onClose }: { tools: readonly Tool[]; onClose: () => void }) {
  const rows = tools.map(({ label, shortcut, typed = '' }) => [label, shortcut ? shortcutName(shortcut) : '', typed]);
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts">
      <Grid>
        <thead>
          <tr>
            <th scope="col">Tool</th>
            <th scope="col">Keys</th>
            <th scope="col">Typed</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, ...otherKeys].map(([label, keys, typed]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{keys && <kbd>{keys}</kbd>}</td>
              <td>{typed && <kbd>{typed}</kbd>}</td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </Dialog>
  );
}
