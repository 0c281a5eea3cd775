import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ReactEditor, useSelected, useSlateSelector, useSlateStatic, type RenderElementProps } from 'slate-react';
import { Node } from 'slate';
import type { RichFigure } from '@workspace/contracts/rich-text/document';
import { Icon } from '@workspace/ui/Icon';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { chooseFigure, isFigureChosen } from './chosen-figure.ts';
import { FigureFields } from './FigureFields.tsx';

const Frame = styled.figure`
  &[data-chosen] img {
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
`;
const Caption = styled.figcaption`
  position: relative;
  &[data-empty]::before {
    content: 'Write a caption';
    position: absolute;
    pointer-events: none;
  }
`;
const Missing = styled.p`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  width: fit-content;
  margin-top: ${space.sm};
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.sm};
  background-color: ${color.cautionTint};
  color: ${color.caution};
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  user-select: none;
`;

interface WrittenFigureProps {
  attributes: RenderElementProps['attributes'];
  figure: RichFigure;
  children: ReactNode;
}

/** A picture as the editor shows it: its caption is edited in place, and fields below have the rest. */
export function WrittenFigure({ attributes, figure, children }: WrittenFigureProps) {
  const editor = useSlateStatic();
  const isSelected = useSelected();
  const isChosen = useSlateSelector((current) => isFigureChosen(current, figure));
  const choose = (event: MouseEvent) => {
    // The button would take the focus, and with it the keys that delete the figure.
    event.preventDefault();
    ReactEditor.focus(editor);
    chooseFigure(editor, [editor.children.indexOf(figure)]);
  };
  const isMissing = figure.alt.trim() === '' && !figure.isDecorative;
  return (
    <Frame {...attributes} data-chosen={isChosen || undefined}>
      <div contentEditable={false}>
        <Press type="button" tabIndex={-1} aria-label="Select the picture" onMouseDown={choose}>
          <img src={figure.url} alt={figure.isDecorative ? '' : figure.alt} draggable={false} />
        </Press>
      </div>
      <Caption data-empty={Node.string(figure) === '' ? '' : undefined}>{children}</Caption>
      <div contentEditable={false}>
        {isMissing && (
          <Missing>
            <Icon name="alert" size={16} /> Alt text is missing
          </Missing>
        )}
        {isSelected ? <FigureFields figure={figure} /> : figure.credit && <small>{figure.credit}</small>}
      </div>
    </Frame>
  );
}
