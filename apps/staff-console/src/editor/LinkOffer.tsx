import { useContext, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Node, type Editor } from 'slate';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import { styled } from 'styled-components';
import { parseVideo } from '@workspace/contracts/rich-text/video-url';
import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import { focusEditor } from './focus-editor.ts';
import { BlockDialogsContext } from './block-dialogs.ts';
import { lineLink, type LineLink } from './line-link.ts';

const Bar = styled.div`
  position: absolute;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-top: ${space.xs};
  padding: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  box-shadow: ${color.shadow};
`;

/** Offers to show a link that stands alone on its line as a video or a card. Tab reaches it from the text. */
export function LinkOffer() {
  const editor = useSlateStatic();
  const open = useContext(BlockDialogsContext);
  const [dismissed, setDismissed] = useState<string>();
  const { url, path } = useSlateSelector(lineLink, isSameLink) ?? {};
  const isOpen = open !== undefined && url !== undefined && url !== dismissed;
  const bar = usePlaceBelow(editor, isOpen ? path?.[0] : undefined);
  if (!isOpen) return null;
  const isVideo = parseVideo(url) !== undefined;
  const dismiss = () => {
    setDismissed(url);
    focusEditor(editor);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    dismiss();
  };
  return (
    <Bar ref={bar} role="group" aria-label="Show this link as" onKeyDown={leave}>
      {isVideo && (
        <Button size="sm" variant="primary" onClick={() => open(editor, { type: 'video', url })}>
          Show as video
        </Button>
      )}
      <Button size="sm" onClick={() => open(editor, { type: 'link-card', url })}>
        Show as link card
      </Button>
      <Button size="sm" onClick={dismiss}>
        Keep the link
      </Button>
      <VisuallyHidden role="status">
        This link can be shown as {isVideo ? 'a video or a card' : 'a card'}. Press Tab for the choice.
      </VisuallyHidden>
    </Bar>
  );
}

const isSameLink = (one: LineLink | undefined | null, other: LineLink | undefined): boolean =>
  one?.url === other?.url && one?.path[0] === other?.path[0];

/** Returns a ref that places its element below the block at this index. */
function usePlaceBelow(editor: Editor, top: number | undefined) {
  const placed = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = placed.current?.offsetParent?.getBoundingClientRect();
    const block = top === undefined ? undefined : Node.getIf(editor, [top]);
    if (!block || !frame || !placed.current) return;
    const line = ReactEditor.toDOMNode(editor, block).getBoundingClientRect();
    placed.current.style.top = `${line.bottom - frame.top}px`;
    placed.current.style.left = `${Math.max(0, line.left - frame.left)}px`;
    placed.current.scrollIntoView({ block: 'nearest' });
  }, [editor, top]);
  return placed;
}
