import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import type { Segment } from '../../../road-network/segment.ts';
import { FieldSheet } from '../FieldSheet.tsx';

const OnPaper = styled.div`
  @media screen {
    display: none;
  }
`;

interface FieldSheetsForPrintProps {
  segments: readonly Segment[];
  seed: number;
  onPrinted: () => void;
}

/** Prints a field sheet for each segment, a page each, and nothing else of the page. */
export function FieldSheetsForPrint({ segments, seed, onPrinted }: FieldSheetsForPrintProps) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.printing = '';
    const finish = () => {
      delete dataset.printing;
      onPrinted();
    };
    addEventListener('afterprint', finish, { once: true });
    print();
    return () => removeEventListener('afterprint', finish);
    // Once for each press: the sheets do not change while they are printed.
  }, []);
  return createPortal(
    <OnPaper data-print="alone">
      {segments.map((segment, index) => (
        <FieldSheet key={segment.id} unit={{ segment, number: index + 1, count: segments.length, seed }} />
      ))}
    </OnPaper>,
    document.body,
  );
}
