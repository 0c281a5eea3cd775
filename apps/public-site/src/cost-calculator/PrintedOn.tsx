import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { font, text } from '@workspace/ui/theme/tokens.ts';
import { calculatorPath } from './input-names.ts';
import { queryOf, type RawInputs } from './raw-inputs.ts';

const Line = styled.p`
  padding: 2mm 4mm;
  font: 400 ${text.xs} / 1.4 ${font.mono};
  overflow-wrap: anywhere;
`;

/** For print: the date, and the URL that opens with the same numbers. */
export function PrintedOn({ rawInputs }: { rawInputs: RawInputs }) {
  const [printed, setPrinted] = useState<{ day: string; origin: string }>();
  useEffect(() => {
    const update = () =>
      setPrinted({ day: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }), origin: location.origin });
    update();
    // A page may stay open past midnight.
    addEventListener('beforeprint', update);
    return () => removeEventListener('beforeprint', update);
  }, []);
  return (
    <Line data-print="only">
      {printed && `Calculated on ${printed.day} with ${printed.origin}${calculatorPath}${queryOf(rawInputs)}`}
    </Line>
  );
}
