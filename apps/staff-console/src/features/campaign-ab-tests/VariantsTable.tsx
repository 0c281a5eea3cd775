import { styled } from 'styled-components';
import type { AbTest, VariantFigures } from '@workspace/contracts/campaign-ab-tests';
import { Badge } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { SubjectText } from '../newsletter-campaigns/SubjectText.tsx';
import { RateInterval } from './RateInterval.tsx';
import { letterOf } from './result-sentence.ts';

const Name = styled.th`
  width: 100%;
  font: ${weight.medium} ${text.sm} / 1.35 ${font.text};
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.inkSoft};
  }
`;

/** The variants of a test with their figures. */
export function VariantsTable({ test: { variants, decision } }: { test: AbTest }) {
  const scale = Math.max(0, ...variants.map(({ rate }) => rate?.high ?? 0));
  const isCounted = variants.some(({ readers }) => readers !== null);
  return (
    <Table caption="The variants in the test" isCaptionHidden density="dense">
      <thead>
        <tr>
          <th scope="col">{isCounted ? 'Variant and rate' : 'Variant'}</th>
          <th scope="col" data-numeric>
            Submitted
          </th>
          {isCounted && (
            <th scope="col" data-numeric>
              Clicked
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant, index) => (
          <tr key={letterOf(index)}>
            <Variant variant={variant} letter={letterOf(index)} isChosen={decision?.winner === index} scale={scale} />
            <td data-numeric>{formatNumber(variant.submitted)}</td>
            {isCounted && <td data-numeric>{formatNumber(variant.readers ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface VariantProps {
  variant: VariantFigures;
  letter: string;
  isChosen: boolean;
  scale: number;
}

function Variant({ variant: { subject, senderName, rate }, letter, isChosen, scale }: VariantProps) {
  return (
    <Name scope="row">
      {letter}: <SubjectText>{subject}</SubjectText> {isChosen && <Badge tone="good">Chosen</Badge>}
      {senderName && <small>from {senderName}</small>}
      {rate && <RateInterval rate={rate} scale={scale} />}
    </Name>
  );
}
