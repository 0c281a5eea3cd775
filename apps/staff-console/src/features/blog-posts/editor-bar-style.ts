import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** The height of the bar, which the panel and the toolbar stay below. */
export const barHeight = '3.25rem';

export const Bar = styled.header`
  ${media.desktop} {
    position: sticky;
    top: 0;
    z-index: 2;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
  min-height: ${barHeight};
  padding: ${space.sm} ${space.gutter};
  ${media.desktop} {
    flex-wrap: nowrap;
    height: ${barHeight};
  }
  border-bottom: 1px solid ${color.line};
  background-color: ${color.ground};
  h1 {
    overflow: hidden;
    font: ${weight.heavy} ${text.md} / 1.3 ${font.sign};
    text-overflow: ellipsis;
    text-wrap: nowrap;
  }
`;
export const BarGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  ${media.desktop} {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
`;
/** The state of the post. It gives way to the buttons. */
export const BarState = styled(BarGroup)`
  ${media.desktop} {
    min-width: 0;
    /* The ring of a focused button stays whole. */
    overflow: clip;
    overflow-clip-margin: 6px;
    > * {
      flex: none;
    }
    /* Shrinks before the state does, which would lose letters to a fiftieth of a pixel. */
    > h1 {
      flex: 0 1000000 auto;
    }
    > p {
      flex: 0 1 auto;
    }
  }
`;
/** At the right of the bar on a wide screen; at the lower edge of a narrow one, where the thumb is. */
export const BarActions = styled(BarGroup)`
  flex: none;
  margin-left: auto;
  /* The state of the post needs the room. */
  @media (60rem <= width < 68rem) {
    > * {
      padding-inline: ${space.sm};
    }
  }
  @media (max-width: 59.99rem) {
    position: fixed;
    inset: auto 0 0;
    z-index: 2;
    flex-wrap: nowrap;
    padding: ${space.sm} ${space.lg};
    border-top: 1px solid ${color.line};
    background-color: ${color.surface};
    overflow-x: auto;
    > * {
      flex: none;
      /* The four of a draft fit side by side at 360 px. */
      padding-inline: ${space.sm};
    }
    /* The most important buttons stay in sight. */
    > [data-save]:not(:last-child) {
      order: -1;
    }
    > [data-versions] {
      order: 1;
    }
    > :last-child {
      order: 2;
      position: sticky;
      right: 0;
      margin-left: auto;
      box-shadow:
        0 0 0 ${space.sm} ${color.surface},
        ${space.lg} 0 0 ${space.sm} ${color.surface};
    }
  }
`;
const BarText = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
/** On a narrow screen it has a line of its own from the start: the first key moves nothing. */
export const SaveStateText = styled(BarText)`
  overflow: hidden;
  text-overflow: ellipsis;
  @media (max-width: 59.99rem) {
    flex: 1 0 10rem;
    min-height: 1.625rem;
  }
`;
/** Left out where the buttons or a colleague need the room: the state of the post says more. */
export const WideBarText = styled(BarText)`
  display: none;
  ${media.wide} {
    header:not(:has(li)) & {
      display: block;
    }
  }
`;
