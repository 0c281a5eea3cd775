import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { FocalPoint, ShownImage } from '@workspace/contracts/images';
import { color, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { useDenied } from '../../layout/use-permission.ts';
import { thumbnailOf } from './thumbnail-of.ts';

const Frame = styled.div`
  position: relative;
  justify-self: start;
  max-width: 100%;
  border-radius: ${radius.md};
  &:not([aria-disabled]) {
    cursor: crosshair;
    touch-action: none;
  }
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  img {
    width: auto;
    max-height: 18rem;
    border-radius: ${radius.md};
  }
`;
const Mark = styled.span.attrs<{ $x: number; $y: number }>(({ $x, $y }) => ({
  style: { left: `${100 * $x}%`, top: `${100 * $y}%` },
}))`
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px 0 0 -14px;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow:
    0 0 0 2px ${color.ink},
    inset 0 0 0 2px ${color.ink};
  pointer-events: none;
`;
const Hint = styled.p`
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

const step = 0.05;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const within = (share: number): number => Math.min(1, Math.max(0, Math.round(share * 100) / 100));

interface FocalPointFieldProps {
  image: ShownImage;
  value: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

/** The point of a picture that crops keep, set by pointer or arrow keys. */
export function FocalPointField({ image, value, onChange }: FocalPointFieldProps) {
  // A disabled set of fields has no effect on it.
  const isDenied = useDenied('images:write') !== undefined;
  const point = ({ currentTarget, clientX, clientY, buttons }: PointerEvent) => {
    if (buttons !== 1) return;
    const box = currentTarget.getBoundingClientRect();
    onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const grab = (event: PointerEvent) => {
    // The point follows a fast pointer to the edge.
    event.currentTarget.setPointerCapture(event.pointerId);
    point(event);
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    onChange({ x: within(value.x + move[0]), y: within(value.y + move[1]) });
  };
  return (
    <div>
      <Frame
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuenow={Math.round(100 * value.x)}
        aria-valuetext={`${Math.round(100 * value.x)} percent from the left, ${Math.round(100 * value.y)} percent from the top`}
        {...(isDenied ? { 'aria-disabled': true } : { onPointerDown: grab, onPointerMove: point, onKeyDown: press })}
      >
        <img src={thumbnailOf(image, 960)} alt="" width={image.width} height={image.height} draggable={false} />
        <Mark $x={value.x} $y={value.y} />
      </Frame>
      <Hint>Crops keep this point.{!isDenied && ' Press on the picture, or move it with the arrow keys.'}</Hint>
    </div>
  );
}
