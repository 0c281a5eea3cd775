import { startTransition, useEffect, useRef, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';

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

type Props = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'> & {
  label: string;
  value: number;
  /** The value as people read it. */
  text: string;
  min: number;
  max: number;
  onSlide: (value: number) => void;
};

/** A slider. Its input is uncontrolled, so that it keeps a value that was set before hydration. */
export function Slider({ label, value, text, min, max, onSlide, ...rest }: Props) {
  const { input, position, slide } = useSlider(value, onSlide);
  const share = max > min ? Math.min(1, (position - min) / (max - min)) : 0;
  return (
    <Box>
      <svg aria-hidden="true">
        <rect className="rest" width="100%" height="6" />
        <rect className="done" width={`${(share * 100).toFixed(2)}%`} height="6" />
      </svg>
      <Range
        {...rest}
        ref={input}
        type="range"
        aria-label={label}
        aria-valuetext={text}
        min={min}
        max={max}
        defaultValue={value}
        onInput={(event) => slide(Number(event.currentTarget.value))}
      />
    </Box>
  );
}

/** The position of the thumb, which is ahead of the value until the page has caught up. */
function useSlider(value: number, onSlide: (value: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const initial = useRef(value);
  const [slid, setSlid] = useState<number>();
  if (slid === value) setSlid(undefined);
  useEffect(() => {
    const { current } = input;
    if (!current || slid !== undefined) return;
    const isFirst = initial.current === value;
    if (isFirst && current.value !== String(value) && current.value !== current.defaultValue)
      onSlide(Number(current.value));
    else if (current.value !== String(value)) current.value = String(value);
  }, [value, slid, onSlide]);
  const slide = (next: number) => {
    setSlid(next);
    // A slider moves faster than all figures are drawn: its next frame does not wait for them.
    startTransition(() => onSlide(next));
  };
  return { input, position: slid ?? value, slide };
}
