import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatPrice, surveyPrices } from '../facts/survey-prices.ts';

// The bars are SVG because their widths are data, and the page may have no style attributes.
const Bars = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm} ${space.lg};
  max-width: 52rem;
  margin-bottom: ${space.xxl};
  break-inside: avoid;
  font: ${weight.medium} ${text.sm} / 1.3 ${font.sign};
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs} ${space.lg};
    align-items: center;
    ${media.phoneUp} {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
  dt {
    ${media.phoneUp} {
      text-align: right;
    }
  }
  dd {
    display: flex;
    gap: ${space.md};
    align-items: center;
    font-weight: ${weight.heavy};
    white-space: nowrap;
  }
  span {
    font-weight: ${weight.medium};
  }
  svg {
    flex: 1 1 auto;
    max-width: 28rem;
    height: 1.25rem;
    min-width: 3rem;
    border-left: 1px solid ${color.lineControl};
  }
  rect {
    fill: ${color.inkSoft};
  }
  [data-ours] rect {
    fill: ${color.lane};
  }
`;

const most = Math.max(...surveyPrices.map(({ perMile }) => perMile));

/** The prices per mile as bars, ours among them in yellow. */
export function PricesPlot() {
  return (
    <Bars>
      {surveyPrices.map(({ agency, perMile, isPerLaneMile, isOurs }) => (
        <div key={agency} data-ours={isOurs}>
          <dt>{agency}</dt>
          <dd>
            <svg aria-hidden="true">
              <rect width={`${Math.round((perMile / most) * 1_000) / 10}%`} height="100%" />
            </svg>
            {formatPrice(perMile)}
            {isPerLaneMile && <span>a lane mile</span>}
          </dd>
        </div>
      ))}
    </Bars>
  );
}
