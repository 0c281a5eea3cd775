import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { color, font, measure, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { founder } from '../../../../content/founder.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { isKnown } from '../../../layout/navigation.ts';

const Section = styled.section`
  padding: ${space.section} 0;
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.xxl};
  p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// The gantry: two chords with bracing between them, from one side of the window to the other.
const Truss = styled.svg`
  width: 100%;
  height: 2.75rem;
  color: ${color.lineControl};
`;
const Signs = styled.ul`
  display: grid;
  gap: ${space.lg};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin: -0.75rem auto 0;
  padding-inline: ${space.gutter};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: 1.2fr 0.8fr 1.05fr;
  }
`;
const Sign = styled.li`
  padding: 0.35rem;
  border-radius: ${radius.sign};
  > a {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.sm} ${space.lg};
    align-items: end;
    height: 100%;
    padding: 1.25rem clamp(1rem, 2vw, 1.75rem);
    border: 3px solid ${color.onSign};
    border-radius: 10px;
    color: ${color.onSign};
    text-decoration: none;
  }
  > a:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.14em;
  }
  span > span {
    display: block;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  strong {
    font: ${weight.heavy} clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem) / 1.1 ${font.sign};
    letter-spacing: -0.01em;
  }
  svg {
    width: 2.25rem;
    height: 2.75rem;
  }
`;

const contact = { label: 'Send a message', to: '/#contact' };
const ways = [
  { label: 'Schedule a meeting', to: brand.demoCalendarUrl, note: 'Choose an hour in the calendar' },
  { label: 'LinkedIn', to: founder.profileUrl, note: `The profile of ${founder.name}` },
  ...(isKnown(contact) ? [{ ...contact, note: 'Tell us about your network' }] : []),
];

/** Ways to reach the founder, as lanes under a gantry. */
export function Connect() {
  return (
    <Section data-print="hide" aria-labelledby="connect-title">
      <Copy>
        <h2 id="connect-title">Choose your lane</h2>
        <p>Ask about a method, a standard or a road. The harder the question, the better the meeting.</p>
      </Copy>
      <Truss aria-hidden="true">
        <pattern id="truss" width="44" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 3h44M0 41h44M0 41L22 3L44 41" fill="none" stroke="currentColor" strokeWidth="5" />
        </pattern>
        <rect width="100%" height="44" fill="url(#truss)" />
      </Truss>
      <Signs role="list">
        {ways.map((way) => (
          <Sign key={way.label} data-ground="sign">
            <SiteLink item={way}>
              <span>
                <span>{way.note}</span>
                <strong>{way.label}</strong>
              </span>
              <svg viewBox="0 0 36 44" aria-hidden="true">
                <path d="M13 0h10v24h13L18 44L0 24h13z" fill="currentColor" />
              </svg>
            </SiteLink>
          </Sign>
        ))}
      </Signs>
    </Section>
  );
}
