import { styled } from 'styled-components';
import { readingScale } from '@workspace/ui/theme/dense-scale.ts';
import { color, control, media, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { BarGroup, barHeight } from './editor-bar-style.ts';

/** The editor fills the page: the frame of the console leaves it no margin. */
export const Form = styled.form`
  /* The height of what is fixed at the lower edge of the window. */
  --lower-edge: calc(${control.sm} + 2 * ${space.sm} + 1px);
  ${media.desktop} {
    --lower-edge: 0px;
  }
  margin: calc(-1 * var(--page-top)) calc(-1 * var(--page-side)) calc(-1 * var(--page-bottom));
`;
export const Body = styled.div`
  ${media.desktop} {
    --toolbar-top: ${barHeight};
    &[data-panel='open'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) clamp(20rem, 31vw, 27rem);
    }
    &[data-panel='beside'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    /* The text stays where it is under the preview, and out of reach. */
    &[data-panel='full'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      > * {
        grid-area: 1 / 1;
      }
      > :first-child {
        visibility: hidden;
      }
    }
  }
`;
/** The column of the article: as wide as readers see it. */
export const Column = styled.div`
  ${readingScale}
  font-size: ${text.md};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.md};
  width: 100%;
  max-width: calc(${measure.text} + 2 * ${space.gutter});
  margin-inline: auto;
  /* The last line can be scrolled to a place above the notices. */
  padding: ${space.xl} ${space.gutter} 12rem;
  [data-shown] {
    outline: 3px solid ${color.caution};
    outline-offset: 1px;
  }
`;
/** Beside the text on a wide screen; over it, from the lower edge, on a narrow one. */
export const Side = styled.aside`
  padding: ${space.lg} ${space.xl} ${space.xxl};
  border-left: 1px solid ${color.line};
  background-color: ${color.surface};
  overflow-y: auto;
  overscroll-behavior: contain;
  [role='tablist'] {
    gap: 0;
  }
  [role='tab'] {
    padding-inline: ${space.xs};
    font-size: ${text.xs};
  }
  &[hidden] {
    display: none;
  }
  ${media.desktop} {
    position: sticky;
    top: ${barHeight};
    align-self: start;
    height: calc(100vh - ${barHeight});
  }
  @media (max-width: 59.99rem) {
    position: fixed;
    inset: auto 0 0;
    z-index: 3;
    max-height: 85dvh;
    border-top: 6px solid ${color.lane};
    border-left: 0;
    box-shadow: ${color.shadow};
    &:not([hidden]) {
      display: flex;
      flex-direction: column;
    }
  }
`;
/** The end of the panel; its beginning where the panel covers the text. */
export const SideFoot = styled(BarGroup)`
  @media (max-width: 59.99rem) {
    order: -1;
    justify-content: end;
  }
`;
