import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSelected, useSlateSelector, useSlateStatic, type RenderElementProps } from 'slate-react';
import { Node } from 'slate';
import type { RichCaptioned } from '@workspace/contracts/rich-text/document';
import { color, space } from '@workspace/ui/theme/tokens.ts';
import { focusEditor } from './focus-editor.ts';
import { chooseFigure, isFigureChosen } from './chosen-figure.ts';

const Frame = styled.figure`
  &[data-chosen] [data-face] {
    outline: 3px solid ${color.focus};
    outline-offset: ${space.xs};
  }
`;
const Press = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
`;
const Caption = styled.figcaption`
  position: relative;
  &[data-empty]::before {
    content: attr(data-empty);
    position: absolute;
    pointer-events: none;
  }
`;

interface CaptionedFrameProps {
  attributes: RenderElementProps['attributes'];
  block: RichCaptioned;
  /** The block as readers see it. A press on it selects the block as a whole. */
  face: ReactNode;
  /** The name of that press, such as "Select the picture". */
  label: string;
  /** The text in an empty caption. */
  placeholder: string;
  /** Below the caption: always, and a press on it selects the block; while the cursor is in the block; and otherwise. */
  note?: ReactNode;
  fields: ReactNode;
  rest?: ReactNode;
  /** The caption. */
  children: ReactNode;
}

/** A block with a caption as the editor shows it: the caption is edited in place, and fields below have the rest. */
export function CaptionedFrame(props: CaptionedFrameProps) {
  const { attributes, block, face, label, placeholder, note, fields, rest, children } = props;
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const isChosen = useSlateSelector((current) => isFigureChosen(current, block));
  const choose = (event: MouseEvent) => {
    // The button would take the focus, and with it the keys that delete the block.
    event.preventDefault();
    focusEditor(editor);
    chooseFigure(editor, [editor.children.indexOf(block)]);
  };
  return (
    <Frame {...attributes} data-chosen={isChosen || undefined}>
      <div contentEditable={false}>
        <Press type="button" tabIndex={-1} aria-label={label} data-face="" onMouseDown={choose}>
          {face}
        </Press>
      </div>
      <Caption data-empty={Node.string(block) === '' ? placeholder : undefined}>{children}</Caption>
      <div contentEditable={false}>
        {note && (
          <Press type="button" tabIndex={-1} onMouseDown={choose}>
            {note}
          </Press>
        )}
        {isSelected ? fields : rest}
      </div>
    </Frame>
  );
}
