import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { trustedCities } from '../../../../content/trusted-cities.ts';
import { SampleNote } from '../../services/SampleNote.tsx';

const Strip = styled.section`
  padding: ${space.xxl} ${space.gutter};
  > div {
    display: grid;
    gap: ${space.lg};
    max-width: ${measure.page};
    margin-inline: auto;
  }
  h2 {
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.md} / 1.3 ${font.sign};
    letter-spacing: 0;
  }
`;
const dash = '1.75rem';

// Names as if along a street, separated by dashes of lane paint. The one before the first name of a line lies beyond
// the edge.
const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  overflow: clip;
  ${media.phoneUp} {
    > li {
      margin-left: calc(-1 * (${dash} + ${space.lg}));
      padding-right: calc(${dash} + ${space.lg});
    }
  }
  gap: ${space.sm} ${space.lg};
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space.lg};
    font: ${weight.heavy} clamp(1.25rem, 0.95rem + 1.5vw, 2rem) / 1.2 ${font.sign};
    letter-spacing: -0.01em;
  }
  li::before {
    content: '';
    display: none;
    width: ${dash};
    height: 5px;
    background-color: ${color.lane};
    border: 1px solid ${color.lineControl};
    ${media.phoneUp} {
      display: block;
    }
  }
  small {
    color: ${color.inkSoft};
    font: ${weight.medium} max(0.9375rem, 0.5em) / 1 ${font.sign};
    letter-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** Cities with full service, in one line. */
export function CityLine() {
  return (
    <Strip aria-labelledby="line-title">
      <div>
        <h2 id="line-title">On the drivers' list, with how many people live there</h2>
        <Names role="list">
          {trustedCities.map(({ name, population }) => (
            <li key={name}>
              <span>
                {name} <small>{population}</small>
              </span>
            </li>
          ))}
        </Names>
        <SampleNote records={trustedCities} what="list" />
      </div>
    </Strip>
  );
}
