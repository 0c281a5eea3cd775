import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { caseStudies } from '../../../../content/case-studies.ts';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Ground = styled.section`
  padding: ${space.xxl} ${space.gutter} 0;
  ${media.desktop} {
    padding-top: 4.5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${measure.page};
  margin-inline: auto;
  padding-bottom: ${space.xxl};
  h1 {
    max-width: 11.9em;
  }
  p {
    max-width: 36rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  list-style: none;
`;
// Three diverging lanes: each links down the page to its study.
const Lanes = styled.ul`
  display: grid;
  max-width: ${measure.page};
  margin-inline: auto;
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    border-top: 4px dashed ${color.lineControl};
    ${media.desktop} {
      border-top: 4px solid ${color.ink};
      &:not(:first-child) > a {
        border-left: 4px dashed ${color.lineControl};
      }
    }
  }
  a {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: ${space.xs};
    height: 100%;
    padding: ${space.xl} 0;
    color: ${color.ink};
    text-decoration: none;
    ${media.desktop} {
      padding: ${space.xl} ${space.xl} ${space.xxl};
    }
  }
  ${media.desktop} {
    li:first-child > a {
      padding-left: 0;
    }
  }
  a:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.14em;
  }
  strong {
    font: ${weight.heavy} clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem) / 1.2 ${font.sign};
  }
  span {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  svg {
    width: 1.5rem;
    height: 2rem;
    margin-top: ${space.md};
    color: ${color.lane};
  }
`;

/** The page's introduction, with a link to each study. */
export function Overview() {
  const { studies, combinedSavings } = companyClaims;
  return (
    <Ground data-ground="asphalt" aria-labelledby="studies-title">
      <Copy>
        <Badges role="list">
          {[studies, combinedSavings].map(({ value, wording }) => (
            <li key={wording}>
              <Badge tone="lane">
                {value} {wording}
              </Badge>
            </li>
          ))}
        </Badges>
        <h1 id="studies-title">A city, a highway and a parish, measured alike.</h1>
        <p>
          Three owners with nothing in common but roads: what each could not see, and what changed once it could.
          <ClaimMark of={combinedSavings} />
        </p>
      </Copy>
      <Lanes role="list">
        {caseStudies.map(({ id, name, scale }) => (
          <li key={id}>
            <SiteLink item={{ label: name, to: `/case-studies#${id}` }}>
              <strong>{name}</strong>
              <span>{scale}</span>
              <svg viewBox="0 0 36 44" aria-hidden="true">
                <path d="M13 0h10v24h13L18 44L0 24h13z" fill="currentColor" />
              </svg>
            </SiteLink>
          </li>
        ))}
      </Lanes>
    </Ground>
  );
}
