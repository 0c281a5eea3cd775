import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';
import { Section } from '../../../layout/Section.tsx';
import { HoleCount } from './HoleCount.tsx';
import { ReportMark } from '../ReportMark.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    gap: 5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  > p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Ratio = styled.figure`
  display: grid;
  gap: ${space.md};
  max-width: 36rem;
  padding-top: ${space.xl};
  border-top: 1px solid ${color.line};
  strong {
    font: ${weight.heavy} clamp(2rem, 1.4rem + 2.4vw, 3.25rem) / 1 ${font.sign};
    letter-spacing: -0.02em;
  }
  svg {
    width: 100%;
    height: auto;
  }
  figcaption {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  .repair {
    fill: ${color.danger};
  }
  .perhaps {
    fill: none;
    stroke: ${color.danger};
    stroke-width: 2;
  }
  .prevention {
    fill: ${color.link};
  }
`;

const coins = Array.from({ length: 18 }, (_, index) => index);

/** The savings of prevention, and the share of potholes that it can avoid. */
export function Prevention() {
  return (
    <Section id="prevention" labelledBy="prevention-title">
      <Split>
        <Copy>
          <h2 id="prevention-title">Most potholes are preventable, and prevention is the cheap part</h2>
          <p>
            Sealing a crack keeps the water out. Everything that follows in the four stages then has nothing to follow
            from.
          </p>
          <Ratio>
            <strong>{claim.ratio.value}</strong>
            <svg viewBox="0 0 540 74" aria-hidden="true">
              <rect className="prevention" width="24" height="24" />
              {coins.map((coin) => (
                <rect
                  key={coin}
                  className={coin < 10 ? 'repair' : 'perhaps'}
                  x={coin * 30 + (coin < 10 ? 0 : 1)}
                  y={coin < 10 ? 44 : 45}
                  width={coin < 10 ? 24 : 22}
                  height={coin < 10 ? 24 : 22}
                />
              ))}
            </svg>
            <figcaption>
              A dollar of prevention above; below it, the repair that it stands for.
              <ReportMark of={claim.ratio} />
            </figcaption>
          </Ratio>
        </Copy>
        <HoleCount />
      </Split>
    </Section>
  );
}
