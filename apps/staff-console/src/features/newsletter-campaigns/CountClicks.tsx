import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, measure, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  align-items: center;
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  label {
    font: ${weight.strong} ${text.sm} / 1.35 ${font.sign};
    cursor: pointer;
  }
  p {
    grid-column: 2;
    max-width: ${measure.text};
    color: ${color.inkSoft};
    font: ${weight.text} ${text.xs} / 1.45 ${font.text};
  }
`;
// The knob stands left or right, and the track is filled: neither is told by colour alone.
const Switch = styled.input`
  position: relative;
  width: 2.75rem;
  height: 1.5rem;
  margin: 0;
  appearance: none;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.sm};
  background-color: ${color.surface};
  cursor: pointer;
  &::before {
    content: '';
    position: absolute;
    inset: 0.2rem auto 0.2rem 0.2rem;
    width: 1.1rem;
    border-radius: 2px;
    background-color: ${color.inkSoft};
  }
  &:checked {
    border-color: ${color.link};
    background-color: ${color.link};
  }
  &:checked::before {
    inset-inline: auto 0.2rem;
    background-color: ${color.surface};
  }
`;

/** The switch that has a campaign count which articles are opened. Off unless somebody wants it. */
export function CountClicks({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <Box>
      <Switch
        id={id}
        type="checkbox"
        aria-describedby={`${id}-says`}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>Count clicks</label>
      <p id={`${id}-says`}>
        Links to articles lead through an address of ours, so that you see who opened which; the footer tells readers
        so. Whether a letter was opened is never counted.
      </p>
    </Box>
  );
}
