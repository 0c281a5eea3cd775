import { styled } from 'styled-components';
import { color, font, media, space, weight } from '@workspace/ui/theme/tokens.ts';
import { trustedCities } from '../../../../content/trusted-cities.ts';
import { Section } from '../../../layout/Section.tsx';
import { SampleNote } from '../../services/SampleNote.tsx';

const Strip = styled.div`
  display: grid;
  gap: ${space.xl};
  h2 {
    max-width: 34rem;
  }
`;
// Each is on its post at the road's edge, like the sign at a city's limit.
const Signs = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin-inline: calc(${space.lg} / -2);
  list-style: none;
  ${media.phoneUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  li {
    position: relative;
    padding: 0 calc(${space.lg} / 2) 3.25rem;
    margin-bottom: ${space.xl};
    border-bottom: 4px solid ${color.ink};
  }
  li::after {
    content: '';
    position: absolute;
    bottom: 0;
    left: calc(50% - 3px);
    width: 6px;
    height: 3.25rem;
    background-color: ${color.lineControl};
  }
`;
const Sign = styled.div`
  padding: 4px;
  border-radius: 8px;
  > div {
    display: grid;
    gap: ${space.xs};
    padding: ${space.md} ${space.xs};
    border: 2px solid ${color.onSign};
    border-radius: 5px;
    text-align: center;
    line-height: 1.1;
  }
  strong {
    font: ${weight.strong} clamp(1.0625rem, 0.9rem + 0.5vw, 1.25rem) / 1.15 ${font.sign};
  }
  span {
    font: ${weight.medium} 0.9375rem / 1.2 ${font.sign};
    font-variant-numeric: tabular-nums;
  }
`;

/** Cities with self service, each on its city limit sign. */
export function CityLimits() {
  return (
    <Section labelledBy="limits-title">
      <Strip>
        <h2 id="limits-title">From a town's few streets to a city's thousands</h2>
        <Signs role="list">
          {trustedCities.map(({ name, population }) => (
            <li key={name}>
              <Sign data-ground="sign">
                <div>
                  <strong>{name}</strong>
                  <span>Pop. {population}</span>
                </div>
              </Sign>
            </li>
          ))}
        </Signs>
        <SampleNote records={trustedCities} what="cities" />
      </Strip>
    </Section>
  );
}
