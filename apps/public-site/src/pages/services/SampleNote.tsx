import { styled } from 'styled-components';
import { color, font, text } from '@workspace/ui/theme/tokens.ts';

const Note = styled.p`
  color: ${color.inkSoft};
  font: 400 ${text.xs} / 1.5 ${font.mono};
`;

/** Labels records as samples while at least one of them is a sample. */
export function SampleNote({ records, what }: { records: readonly { isSample: boolean }[]; what: string }) {
  if (!records.some(({ isSample }) => isSample)) return null;
  return <Note>Sample {what}: invented to show where the real ones will stand.</Note>;
}
