import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { font, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import { firstYear, lastYear } from './lab-state.ts';
import { WithScript } from './panel-style.ts';
import { Slider } from './Slider.tsx';

const Bar = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: center;
  min-width: 0;
  > :nth-last-child(2) {
    flex: 1;
    min-width: 0;
  }
  font: ${weight.strong} 1rem / 1.2 ${font.sign};
  font-variant-numeric: tabular-nums;
  button svg {
    width: 1rem;
    height: 1rem;
    fill: currentColor;
  }
`;
const Row = styled.div`
  display: grid;
  gap: ${space.md};
  align-items: center;
  ${media.phoneUp} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Milliseconds that each year is shown while time plays. */
const yearMs = 450;

interface TimeBarProps {
  year: number;
  onYear: (year: number) => void;
  /** Actions beside the bar. */
  children: ReactNode;
}

/** Plays the years, or moves to one of them. */
export function TimeBar({ year, onYear, children }: TimeBarProps) {
  const { isPlaying, play } = usePlay(year, onYear);
  return (
    <Row>
      <Bar>
        <WithScript>
          <Button size="sm" data-replay="" aria-label={isPlaying ? 'Pause' : 'Play the years'} onClick={play}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={isPlaying ? 'M3 2h4v12H3zM9 2h4v12H9z' : 'M3 1.5v13l11-6.5z'} />
            </svg>
          </Button>
        </WithScript>
        <span aria-hidden="true">{firstYear}</span>
        <Slider
          name="year"
          label="Year on the map"
          text={String(year)}
          value={year}
          min={firstYear}
          max={lastYear}
          onSlide={onYear}
        />
        <span aria-hidden="true">{lastYear}</span>
      </Bar>
      {children}
    </Row>
  );
}

/** Moves from year to year while time plays. */
function usePlay(year: number, onYear: (year: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => (year < lastYear ? onYear(year + 1) : setPlaying(false)), yearMs);
    return () => clearTimeout(timer);
  }, [isPlaying, year, onYear]);
  const play = () => {
    if (!isPlaying && year === lastYear) onYear(firstYear);
    setPlaying(!isPlaying);
  };
  return { isPlaying, play };
}
