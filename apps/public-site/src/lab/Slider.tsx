import { useMemo, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';
import { useSlider } from './use-slider.ts';

// The track is a drawing below the browser's own slider: an SVG attribute can follow the value on the server too.
const Box = styled.span`
  position: relative;
  display: block;
  height: 1.75rem;
  svg {
    position: absolute;
    inset: 50% 0 auto;
    width: 100%;
    height: 6px;
    border-radius: 3px;
    translate: 0 -50%;
  }
  .rest {
    fill: ${color.line};
  }
  .done {
    fill: ${color.ink};
  }
`;
const thumb = `
  width: 1.375rem;
  height: 1.375rem;
  border: 3px solid ${color.ink};
  border-radius: 50%;
  background-color: ${color.lane};
  cursor: grab;
`;
const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  margin: 0;
  background: none;
  appearance: none;
  touch-action: pan-y;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  &:focus-visible {
    outline-offset: 4px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

type Props = Pick<ComponentProps<'input'>, 'name'> & {
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
  min: number;
  max: number;
  /** The step of arrow keys of a slider that has any value; without it, values are whole. */
  keyStep?: number;
  onSlide: (value: number) => void;
};

/** A slider. Its input is uncontrolled, so that it keeps a value that was set before hydration. */
export function Slider({ name, label, value, text, min, max, keyStep, onSlide }: Props) {
  const scale = useMemo(() => ({ min, max, keyStep }), [min, max, keyStep]);
  const { input, position, handlers } = useSlider(value, scale, onSlide);
  const share = max > min ? Math.min(1, (position - min) / (max - min)) : 0;
  return (
    <Box>
      <svg aria-hidden="true">
        <rect className="rest" width="100%" height="6" />
        <rect className="done" width={`${(share * 100).toFixed(2)}%`} height="6" />
      </svg>
      <Range
        ref={input}
        type="range"
        name={name}
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        // A step of the browser would move a shared value to its own grid.
        step={keyStep === undefined ? 1 : 'any'}
        defaultValue={value}
        {...handlers}
      />
    </Box>
  );
}
