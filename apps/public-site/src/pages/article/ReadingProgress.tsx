import { keyframes, styled } from 'styled-components';
import { color, layer, media } from '@workspace/ui/theme/tokens.ts';
import { headerHeight } from '../../layout/header-height.ts';

const grow = keyframes`
  from { transform: scaleX(0); }
`;
// A scroll-driven animation: no script, no layout.
const Bar = styled.div`
  display: none;
  @supports (animation-timeline: scroll()) {
    display: block;
    position: fixed;
    z-index: ${layer.header};
    top: calc(${headerHeight} - 4px);
    left: 0;
    width: 100%;
    height: 4px;
    background-color: ${color.lane};
    transform-origin: left;
    animation: ${grow} linear;
    animation-timeline: scroll(root);
  }
  ${media.calm} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** Reading progress as a line under the header. */
export function ReadingProgress() {
  return <Bar aria-hidden="true" />;
}
