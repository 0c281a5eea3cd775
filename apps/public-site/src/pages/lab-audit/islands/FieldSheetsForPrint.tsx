import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { Segment } from '../../../road-network/segment.ts';
import { FieldSheet } from '../FieldSheet.tsx';

const OnPaper = styled.div`
  @media screen {
    display: none;
  }
`;

type Props = { segments: readonly Segment[]; seed: number; isExample: boolean };

/** A field sheet for each segment, a page each, for print alone. */
export function FieldSheetsForPrint({ segments, seed, isExample }: Props) {
  return createPortal(
    <OnPaper data-print="alone">
      {segments.map((segment, index) => (
        <FieldSheet key={segment.id} unit={{ segment, number: index + 1, count: segments.length, seed, isExample }} />
      ))}
    </OnPaper>,
    document.body,
  );
}
