import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RenderElementProps } from 'slate-react';
import type { RichDrawing } from '@workspace/contracts/rich-text/document';
import { readDrawing } from '@workspace/contracts/rich-text/read-drawing';
import { ValueDrawing } from '@workspace/ui/road/ValueDrawing';
import { color, space } from '@workspace/ui/theme/tokens.ts';
import { CaptionedFrame } from './CaptionedFrame.tsx';
import { DrawingFields } from './DrawingFields.tsx';
import { Missing } from './Missing.tsx';

const Face = styled.div`
  display: grid;
  padding-block: ${space.lg};
  border-block: 1px solid ${color.line};
`;

interface WrittenDrawingProps {
  attributes: RenderElementProps['attributes'];
  drawing: RichDrawing;
  children: ReactNode;
}

/** A drawing as readers see it, with its values in fields below while the cursor is in it. */
export function WrittenDrawing({ attributes, drawing, children }: WrittenDrawingProps) {
  const values = readDrawing(drawing.kind, drawing.rows);
  return (
    <CaptionedFrame
      attributes={attributes}
      block={drawing}
      label="Select the drawing"
      placeholder="Write a caption and its source"
      face={
        <Face>
          {values ? (
            <ValueDrawing values={values} />
          ) : (
            <Missing>Some values cannot be drawn yet: readers see them as a table</Missing>
          )}
        </Face>
      }
      fields={<DrawingFields drawing={drawing} />}
    >
      {children}
    </CaptionedFrame>
  );
}
