import { styled } from 'styled-components';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { money, spoken } from '../../../cost-calculator/figures.ts';
import { times, toFraction } from '../../../cost-calculator/fraction.ts';
import { amounts } from '../../../cost-calculator/inputs.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { dollarsOf } from '../../services/dollars-of.ts';

const Ground = styled.section`
  padding: ${space.section} ${space.gutter};
  > div {
    display: grid;
    gap: ${space.xxl};
    max-width: 75rem;
    margin-inline: auto;
  }
  h2 {
    max-width: 34rem;
  }
`;
// As wide apart as the sums: the larger price takes most of the row.
const Prices = styled.dl`
  display: grid;
  gap: ${space.xxl} 0;
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
  > div {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: ${space.md};
  }
  > div + div {
    padding-top: ${space.xl};
    border-top: 4px dashed ${color.lane};
    ${media.desktop} {
      padding: 0 0 0 3rem;
      border: 0;
      border-left: 4px dashed ${color.lane};
    }
  }
  dt {
    font: ${weight.heavy} clamp(2.5rem, 1.6rem + 3.4vw, 4.5rem) / 1 ${font.sign};
    letter-spacing: -0.04em;
  }
  > div:first-child dt {
    font-size: clamp(4.5rem, 2rem + 12vw, 11rem);
    line-height: 0.85;
  }
  dd {
    max-width: 30rem;
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
`;
const Verdict = styled.p`
  max-width: 44rem;
  font-size: ${text.lg};
`;

const { miles } = amounts;
const forNetwork = (price: string) => money(times(toFraction(dollarsOf(price)), toFraction(miles.preset)), spoken);
const [usual, least] = [claims.pricePerMile, companyClaims.faqPricePerMile];

/** The two prices that the site prints, and the one that the calculator uses. */
export function TwoPrices() {
  return (
    <Ground data-ground="asphalt" data-print="hide" aria-labelledby="prices-title">
      <div>
        <h2 id="prices-title">This site prints two prices. Here they meet.</h2>
        <Prices>
          <div>
            <dt>{usual.value}</dt>
            <dd>
              {usual.wording}: the price on every page with plans. For the {miles.preset.toLocaleString('en-US')} miles
              above that is {forNetwork(usual.value)} if each survey is charged.
            </dd>
          </div>
          <div>
            <dt>{least.value}</dt>
            <dd>
              per mile, “from about”, for Self Service alone: one answer of our{' '}
              <SiteLink item={{ label: 'FAQ', to: '/faq?q=per+mile' }} />. The same miles would cost{' '}
              {forNetwork(least.value)}.
            </dd>
          </div>
        </Prices>
        <Verdict>
          The second is a thousandth of the first. What it includes, from which length of network, and for how many
          surveys is not published yet. So the calculator begins with the higher price, and you can type the lower one.
          Ask for the price in writing, with the miles it counts.
        </Verdict>
      </div>
    </Ground>
  );
}
