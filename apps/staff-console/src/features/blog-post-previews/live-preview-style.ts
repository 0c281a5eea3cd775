import { styled } from 'styled-components';
import { color, media, radius, space } from '@workspace/ui/theme/tokens.ts';
import { barHeight } from '../blog-posts/editor-bar-style.ts';

/** Beside the text or over it on a wide screen; over everything on a narrow one. */
export const Pane = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  border-left: 1px solid ${color.line};
  background-color: ${color.groundAlt};
  ${media.desktop} {
    position: sticky;
    top: ${barHeight};
    align-self: start;
    height: calc(100vh - ${barHeight});
  }
  @media (max-width: 59.99rem) {
    position: fixed;
    inset: 0;
    z-index: 4;
  }
`;
export const PaneBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.xl};
  padding: ${space.xs} ${space.md};
  border-bottom: 1px solid ${color.line};
  background-color: ${color.surface};
  > :last-child {
    margin-left: auto;
  }
`;
/** A choice that only a wide screen has. */
export const WideOnly = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;
export const PaneNotice = styled.div`
  grid-row: 2;
  &:not(:empty) {
    padding: ${space.md};
  }
`;
/** The frames are as wide as a window and scaled to the stage; a frame that loads is invisible. */
export const Stage = styled.div`
  position: relative;
  grid-row: 3;
  overflow: hidden;
  iframe {
    position: absolute;
    top: 0;
    left: calc((100% - var(--frame-width) * var(--frame-scale)) / 2);
    width: var(--frame-width);
    height: calc(100% / var(--frame-scale));
    border: 0;
    border-radius: ${radius.sm};
    background-color: ${color.ground};
    transform: scale(var(--frame-scale));
    transform-origin: 0 0;
  }
  iframe[hidden] {
    display: block;
    visibility: hidden;
  }
`;
