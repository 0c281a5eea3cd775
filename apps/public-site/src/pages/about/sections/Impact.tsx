import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { impact } from '../../../../content/impact.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { Section } from '../../../layout/Section.tsx';
import { isKnown } from '../../../layout/navigation.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

// Four plates of different sizes, laid out like signs in a depot.
const Yard = styled.ul`
  display: grid;
  gap: ${space.md};
  list-style: none;
  ${media.phoneUp} {
    grid-template-columns: repeat(12, 1fr);
    > :nth-child(4n + 1) {
      grid-column: span 7;
    }
    > :nth-child(4n + 2) {
      grid-column: span 5;
    }
    > :nth-child(4n + 3) {
      grid-column: span 5;
    }
    > :nth-child(4n) {
      grid-column: span 7;
    }
  }
`;
const Plate = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space.xl};
  min-height: 13rem;
  padding: clamp(1.25rem, 2.5vw, 2rem);
  border-radius: ${radius.md};
  border: 3px solid transparent;
  &:not([data-ground]) {
    border-color: ${color.ink};
  }
  > span {
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
  strong {
    display: block;
    font: ${weight.heavy} clamp(2.75rem, 1.6rem + 4.4vw, 5.25rem) / 1 ${font.sign};
    letter-spacing: -0.025em;
  }
  p {
    max-width: 26rem;
    padding-top: ${space.sm};
    text-wrap: balance;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.lg};
  margin-bottom: ${space.xxl};
  h2 {
    max-width: 34rem;
  }
`;

const grounds = ['lane', 'asphalt', undefined, 'sign'] as const;
const examples = { label: 'See the case studies', to: '/case-studies' };

/** Results of the company's work. */
export function Impact() {
  return (
    <Section labelledBy="impact-title">
      <Head>
        <h2 id="impact-title">What looking has been worth</h2>
        {isKnown(examples) && <SiteLinkButton item={examples} />}
      </Head>
      <Yard role="list">
        {impact.map(({ id, claim, label, text }, index) => (
          <Plate key={id} data-ground={grounds[index]}>
            <span>{label}</span>
            <div>
              <strong>{claim.value}</strong>
              <p>
                {text}
                <ClaimMark of={claim} />
              </p>
            </div>
          </Plate>
        ))}
      </Yard>
    </Section>
  );
}
