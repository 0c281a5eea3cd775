import { styled } from 'styled-components';
import { Notice } from '@workspace/ui/Notice';
import { space } from '@workspace/ui/theme/tokens.ts';
import { ClassMapping } from './ClassMapping.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ChoicePreview } from './describe-choice.ts';
import { FirstRows } from './FirstRows.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import type { OwnStreetsState } from './use-own-streets.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
`;

/** The file as it would be read: its columns, units and classes to choose, the first rows, and the problems. */
export function CheckStreets({ streets, preview }: { streets: OwnStreetsState; preview: ChoicePreview }) {
  const { missing, mistakes, remarks } = preview;
  return (
    <Frame>
      {missing.length > 0 && (
        <Notice tone="caution" isLive title={`Choose the column of ${missing.join(' and of ')}`}>
          No column of this file looks like it. Without it no street can be read.
        </Notice>
      )}
      {mistakes.map((mistake) => (
        <Notice key={mistake} tone="caution" isLive>
          {mistake}
        </Notice>
      ))}
      {remarks.map((remark) => (
        <Notice key={remark}>{remark}</Notice>
      ))}
      <ColumnChooser streets={streets} preview={preview} />
      <ClassMapping streets={streets} preview={preview} />
      <FirstRows preview={preview} />
      <ReadingSummary preview={preview} />
    </Frame>
  );
}
