import { styled } from 'styled-components';
import { color, font, radius, text, weight } from '@workspace/ui/theme/tokens.ts';

const Mark = styled.span`
  display: inline-block;
  padding: 0.1em 0.5em;
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.sm};
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.xs} / 1.5 ${font.mono};
  white-space: nowrap;
`;

/** Stands where a fact is missing. */
export function NotPublished() {
  return <Mark>Not published yet</Mark>;
}
