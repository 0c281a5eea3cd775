import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../../../layout/Section.tsx';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';

const Lines = styled.dl`
  padding-top: ${space.xl};
  > div {
    display: grid;
    gap: ${space.sm} 3rem;
    padding-block: ${space.xl};
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
      align-items: baseline;
    }
  }
  dt {
    font: ${weight.strong} ${text.xl} / 1.3 ${font.sign};
  }
  dd {
    max-width: 40rem;
    color: ${color.inkSoft};
  }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  padding-top: ${space.xl};
`;

const unsaid = [
  {
    name: 'Strength',
    text: 'The index is about the surface. A street can look well on a base that fails with the next bus line.',
  },
  {
    name: 'Ride',
    text: 'Roughness is measured with a profiler, as IRI. The index takes it in only where a distress is graded by ride.',
  },
  {
    name: 'Next year',
    text: 'A rating is one day. Two of them and a treatment history make a rate, and even that is no forecast for one street.',
  },
] as const;

/** The limits of the index, and the ways on. */
export function Beyond() {
  return (
    <Section labelledBy="beyond-title" tone="alt">
      <h2 id="beyond-title">What the number does not say</h2>
      <Lines>
        {unsaid.map(({ name, text: words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Lines>
      <Links>
        <SiteLinkButton item={{ label: 'See what we can prove', to: '/evidence' }} variant="primary" size="lg" />
        <SiteLinkButton item={{ label: 'What a survey costs', to: '/cost' }} size="lg" />
      </Links>
    </Section>
  );
}
