import { styled } from 'styled-components';
import { color, font, radius, space, weight } from '@workspace/ui/theme/tokens.ts';

const Buttons = styled.div`
  position: absolute;
  top: ${space.sm};
  right: ${space.sm};
  display: grid;
  gap: 2px;
  button {
    width: 2rem;
    height: 2rem;
    padding: 0;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background-color: ${color.surface};
    color: ${color.ink};
    font: ${weight.strong} 1.125rem / 1 ${font.sign};
    &:hover {
      border-color: ${color.ink};
    }
    &[aria-disabled='true'] {
      color: ${color.lineControl};
      cursor: default;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Zooms for people without a wheel or the keys. */
export function ZoomButtons({ isZoomed, onZoom }: { isZoomed: boolean; onZoom: (factor: number) => void }) {
  return (
    <Buttons>
      <button type="button" data-replay="" aria-label="Zoom in" onClick={() => onZoom(1.6)}>
        +
      </button>
      <button
        type="button"
        data-replay=""
        aria-label="Zoom out"
        aria-disabled={!isZoomed}
        onClick={() => onZoom(1 / 1.6)}
      >
        –
      </button>
    </Buttons>
  );
}
