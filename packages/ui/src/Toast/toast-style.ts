import { keyframes, styled } from 'styled-components';
import { color, font, layer, radius, space, text, weight } from '../theme/tokens.ts';

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;
const leave = keyframes`to { opacity: 0; }`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(110%); }
`;

export const Region = styled.ol`
  position: fixed;
  z-index: ${layer.toast};
  right: 0;
  bottom: var(--toast-bottom, 0px);
  width: min(27rem, 100vw);
  padding: ${space.lg};
  list-style: none;
  /* A dialog on a phone has its buttons at the lower edge. */
  dialog & {
    @media (max-width: 39.99rem) {
      top: 0;
      bottom: auto;
    }
  }
`;

export const Sheet = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space.md};
  align-items: start;
  padding: ${space.lg} ${space.sm} ${space.lg} ${space.lg};
  border-left: 6px solid ${color.link};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  > svg {
    margin-top: 0.15rem;
    color: ${color.link};
  }
  &[data-tone='destructive'] {
    border-left-color: ${color.danger};
    > svg {
      color: ${color.danger};
    }
  }
  &[data-state='open'] {
    animation: ${arrive} 160ms ease-out;
  }
  &[data-state='closed'] {
    animation: ${leave} 120ms ease-in;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform 160ms;
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} 120ms ease-out;
  }
`;

export const Title = styled.p`
  font: ${weight.strong} 1rem / 1.4 ${font.sign};
`;
export const Description = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  line-height: 1.45;
`;
export const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  margin-top: -${space.xs};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.inkSoft};
  &:hover {
    background-color: ${color.groundAlt};
    color: ${color.ink};
  }
`;
export const Action = styled.button`
  min-height: 2.25rem;
  margin: ${space.sm} 0 0;
  padding: 0 ${space.md};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  &:hover {
    border-color: ${color.ink};
    background-color: ${color.groundAlt};
  }
`;
