import type { ReactNode } from 'react';
import type { RenderElementProps } from 'slate-react';
import type { RichFigure } from '@workspace/contracts/rich-text/document';
import { CaptionedFrame } from './CaptionedFrame.tsx';
import { FigureFields } from './FigureFields.tsx';
import { Missing } from './Missing.tsx';
import { useCurrentFile } from './use-current-file.ts';

interface WrittenFigureProps {
  attributes: RenderElementProps['attributes'];
  figure: RichFigure;
  children: ReactNode;
}

/** A picture as the editor shows it: its caption is edited in place, and fields below have the rest. */
export function WrittenFigure({ attributes, figure, children }: WrittenFigureProps) {
  const { url, alt, isDecorative, credit } = figure;
  const shown = useCurrentFile(url);
  return (
    <CaptionedFrame
      attributes={attributes}
      block={figure}
      label="Select the picture"
      placeholder="Write a caption"
      face={<img src={shown} alt={isDecorative ? '' : alt} draggable={false} />}
      note={alt.trim() === '' && !isDecorative && <Missing>Alt text is missing</Missing>}
      fields={<FigureFields figure={figure} />}
      rest={credit && <small>{credit}</small>}
    >
      {children}
    </CaptionedFrame>
  );
}
