import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { Badge } from '@workspace/ui/Badge';
import { ButtonLink } from '@workspace/ui/Button';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';
import type { plans } from '../../../../content/plans.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { isKnown } from '../../../layout/navigation.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { PerMile } from '../../../claim-notes/PerMile.tsx';

// Dashes of lane paint, 2.25 rem long with gaps of the same length, along the lane's side.
const paint = `${color.ink} 0 2.25rem, transparent 2.25rem 4.5rem`;

const Lane = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space.lg};
  align-content: start;
  justify-items: start;
  padding: ${space.xxl} ${space.xl};
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset: 0 ${space.md} auto;
    height: 4px;
    background: repeating-linear-gradient(90deg, ${paint});
    opacity: 0.8;
  }
  &[data-popular] {
    background-color: ${color.asphaltRaised};
  }
  ${media.desktop} {
    /* Prices, points and buttons of the three plans begin at one height. */
    grid-row: span 4;
    grid-template-rows: subgrid;
    padding: ${space.xl} clamp(1.5rem, 2.6vw, 2.5rem) ${space.xxl};
    &:not(:first-child)::before {
      inset: 0 auto 0 -2px;
      width: 4px;
      height: auto;
      background: repeating-linear-gradient(${paint});
    }
  }
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  width: 100%;
  min-height: 2rem;
`;
const Price = styled.div`
  strong {
    font: ${weight.heavy} 3.5rem / 1 ${font.sign};
    letter-spacing: -0.03em;
  }
  > span {
    color: ${color.inkSoft};
    font: ${weight.medium} 1.25rem / 1 ${font.sign};
  }
  p {
    padding-top: ${space.sm};
    line-height: 1.45;
  }
`;
const Points = styled.ul`
  width: 100%;
  list-style: none;
  li {
    padding-block: 0.7rem;
    border-top: 1px solid ${color.line};
    color: ${color.ink};
    font-size: ${text.sm};
    line-height: 1.45;
  }
`;

/** One plan as a lane. Links to the plan's own page, or to a demo until that page exists. */
export function PlanLane({ plan }: { plan: (typeof plans)[number] }) {
  const page = { label: `See ${plan.name}`, to: plan.path };
  const variant = plan.isMostPopular ? 'primary' : 'secondary';
  return (
    <Lane data-popular={plan.isMostPopular || undefined}>
      <Name>
        <h3>{plan.name}</h3>
        {plan.isMostPopular && <Badge tone="lane">Most Popular</Badge>}
      </Name>
      <Price>
        <strong>{claims.pricePerMile.value}</strong>
        <PerMile />
        <ClaimMark of={claims.pricePerMile} />
        <p>{plan.subtext}</p>
      </Price>
      <Points role="list">
        {plan.points.map((point) => (
          <li key={point}>
            {point}
            <ClaimMarks text={point} claims={[claims.scansPerYear]} />
          </li>
        ))}
      </Points>
      {isKnown(page) ? (
        <SiteLinkButton item={page} variant={variant} />
      ) : (
        <ButtonLink href={brand.demoCalendarUrl} variant={variant} opensNewTab>
          Book a demo of {plan.name}
        </ButtonLink>
      )}
    </Lane>
  );
}
