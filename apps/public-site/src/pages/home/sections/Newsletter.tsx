import { styled } from 'styled-components';
import { color, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { potholeClaims } from '@workspace/contracts/claims/pothole-claims';
import { NewsletterForm } from '../../../forms/NewsletterForm.tsx';
import { Section } from '../../../layout/Section.tsx';

const { poorRoads } = potholeClaims;

// A guide sign: green, round-cornered, a white line inside its edge.
const Sign = styled.div`
  padding: 0.4rem;
  border-radius: ${radius.sign};
  > div {
    display: grid;
    gap: ${space.xl};
    padding: clamp(1.5rem, 4vw, 3rem);
    border: 3px solid ${color.onSign};
    border-radius: 10px;
    ${media.desktop} {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
      align-items: center;
      gap: 4rem;
    }
  }
  /* A field on the sign is a plate: white, with dark letters, in both schemes. */
  input[type='email'] {
    border-color: transparent;
    background-color: #fff;
    color: #17191a;
  }
  h2 + p {
    margin-top: ${space.md};
    font-size: ${text.lg};
  }
`;

/** A sign-up for the newsletter that delivers the potholes report. */
export default function Newsletter() {
  return (
    <Section id="newsletter" labelledBy="newsletter-title">
      <Sign data-ground="sign" data-print="hide">
        <div>
          <div>
            <h2 id="newsletter-title">
              {poorRoads.value} {poorRoads.wording}. Read what it costs.
            </h2>
            <p>
              The potholes report: how they form, three methods of repair with their prices, and what prevention saves.
            </p>
          </div>
          <NewsletterForm page="/" submitLabel="Get the report" />
        </div>
      </Sign>
    </Section>
  );
}
