import { styled } from 'styled-components';
import { color, font, measure, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { DemoButton } from '../../services/DemoButton.tsx';
import { GantryMetrics } from './GantryMetrics.tsx';
import { Truss } from './Truss.tsx';

// The gantry spans the road; its posts end on the asphalt at the column's sides.
const Sky = styled.section`
  padding-top: ${space.xxl};
  border-bottom: 1.5rem solid #3a3f41;
  background-color: ${color.groundAlt};
`;
const Span = styled.div`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  ${media.desktop} {
    padding-inline: ${space.gutter};
    background:
      linear-gradient(${color.lineControl} 0 0) ${space.gutter} 0 / 14px 100% no-repeat,
      linear-gradient(${color.lineControl} 0 0) calc(100% - ${space.gutter}) 0 / 14px 100% no-repeat;
  }
`;
const Hanging = styled.div`
  display: grid;
  gap: ${space.xl};
  padding: 0 ${space.gutter} ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr);
    padding: 0 3rem 5rem;
  }
`;
const Tab = styled.p`
  position: relative;
  width: fit-content;
  margin: 1.5rem 1.25rem -4px auto;
  padding: 0.35rem;
  border-radius: ${radius.sign} ${radius.sign} 0 0;
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  span {
    display: block;
    padding: 0.5rem 1rem;
    border: 2px dashed ${color.onSign};
    border-radius: 9px 9px 4px 4px;
  }
`;
const Main = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  &::before {
    content: '';
    position: absolute;
    inset: 0 12%;
    border-inline: 6px solid ${color.lineControl};
    @media print {
      content: none;
    }
  }
`;
const Sign = styled.div`
  position: relative;
  padding: 0.45rem;
  border-radius: ${radius.sign};
  > div {
    display: grid;
    gap: ${space.xl};
    align-content: center;
    justify-items: start;
    height: 100%;
    padding: clamp(1.25rem, 3vw, 2.75rem);
    border: 3px solid ${color.onSign};
    border-radius: 10px;
  }
  h1 {
    font-size: clamp(2.25rem, 1.2rem + 4vw, 4rem);
  }
  p {
    max-width: 33rem;
    font-size: ${text.lg};
    line-height: 1.5;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;

/** The title on a guide sign over the road, with space for the partner's name on its tab. */
export function Gantry() {
  return (
    <Sky aria-labelledby="white-title">
      <Span>
        <Truss />
        <Hanging>
          <Main>
            <Tab data-ground="sign">
              <span>Your firm here</span>
            </Tab>
            <Sign data-ground="sign">
              <div>
                <h1 id="white-title">Road ratings with your name on the sign</h1>
                <p>
                  Engineering, paving, construction management and transportation consulting firms sell our assessment
                  as their own: their brand, their clients, revenue shared.
                </p>
                <Actions>
                  <DemoButton label="Book a partner demo" />
                  <SiteLinkButton item={{ label: 'Tools for contractors', to: '/saas' }} size="lg" />
                </Actions>
              </div>
            </Sign>
          </Main>
          <GantryMetrics />
        </Hanging>
      </Span>
    </Sky>
  );
}
