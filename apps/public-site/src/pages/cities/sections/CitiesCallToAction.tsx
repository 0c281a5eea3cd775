import { styled } from 'styled-components';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { DemoButton } from '../../services/DemoButton.tsx';

const Ground = styled.section`
  position: relative;
  overflow: hidden;
`;
const Copy = styled.div`
  position: relative;
  display: grid;
  gap: ${space.lg};
  justify-items: center;
  max-width: calc(${measure.text} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.section} ${space.gutter} 13rem;
  text-align: center;
  p {
    max-width: 32rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  ${media.desktop} {
    padding-bottom: 17rem;
  }
`;
// The road leads out of the page toward the reader.
const Road = styled.svg`
  position: absolute;
  bottom: 0;
  left: 0;
  width: 100%;
  height: 12rem;
  ${media.desktop} {
    height: 16rem;
  }
`;

/** The call to action at the end of the page, at the start of a road. */
export function CitiesCallToAction() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="cities-call-title" data-print="hide">
      <Road viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 40h1200v200H0z" fill="#1e2122" />
        <path d="M590 40h20l330 200H260z" fill="#33393b" />
        <path d="M590 40h3L290 240h-30zM607 40h3l330 200h-30z" fill="#f5f3ee" opacity="0.7" />
        <path d="M599 46h2l1 14h-4zM597 74h6l2 24h-10zM593 118h14l4 38h-22zM586 182h28l8 58h-44z" fill="#f2b705" />
      </Road>
      <Copy>
        <h2 id="cities-call-title">Go to the next budget meeting with a list</h2>
        <p>Show us a few of your streets. We show you how they would be rated, and how the order is made.</p>
        <DemoButton label="Talk to us about your streets" />
      </Copy>
    </Ground>
  );
}
