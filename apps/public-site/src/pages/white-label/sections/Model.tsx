import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { whiteLabelClaims } from '@workspace/contracts/claims/service-claims';
import { businessModelSteps } from '../../../../content/white-label.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Head = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: 38rem;
  padding-bottom: ${space.xxl};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Steps = styled.ol`
  display: grid;
  gap: ${space.xxl};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 3rem;
  }
`;
const Step = styled.li`
  display: grid;
  grid-template-columns: 4rem 1fr;
  gap: ${space.xl};
  align-items: start;
  h3 {
    padding-bottom: ${space.sm};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
  svg {
    width: 4rem;
  }
  text {
    fill: ${color.onLane};
    font: ${weight.heavy} 15px ${font.sign};
  }
`;

/** The business model, from a sale to shared revenue, on the chevrons of a bend. */
export function Model() {
  return (
    <Section labelledBy="model-title" ground="asphalt">
      <Head>
        <h2 id="model-title">You hold the client, we hold the cameras</h2>
        <p>
          The platform costs {whiteLabelClaims.price.value} per mile. What you ask for your name and your advice is
          yours to set.
          <ClaimMark of={whiteLabelClaims.price} />
        </p>
      </Head>
      <Steps role="list">
        {businessModelSteps.map(({ number, title, description }) => (
          <Step key={number}>
            <svg viewBox="0 0 64 80" aria-hidden="true">
              <rect width="64" height="80" rx="4" fill="#f2b705" />
              <path d="M14 10h16l22 30-22 30H14l22-30z" fill="#17191a" />
              <text x="5" y="46">
                {number}
              </text>
            </svg>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}
