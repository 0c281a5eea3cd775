import { styled } from 'styled-components';
import { color, media, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { ClaimMark } from '../../claim-notes/ClaimMark.tsx';
import { Island } from '../../islands/Island.tsx';

const readers = companyClaims.newsletterReaders;

const Band = styled.section`
  padding: ${space.section} ${space.gutter};
  > div {
    display: grid;
    gap: ${space.xl};
    max-width: ${measure.page};
    margin-inline: auto;
    ${media.desktop} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      gap: 4rem;
    }
  }
  h2 + p {
    margin-top: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The newsletter, at the end of the blog and of its archive. `page`: the path of the page. */
export function StayInformed({ page }: { page: string }) {
  return (
    <Band data-ground="asphalt" data-print="hide" aria-labelledby="stay-informed">
      <div>
        <div>
          <h2 id="stay-informed">Stay Informed</h2>
          <p>
            Join {readers.value} {readers.wording}
            <ClaimMark of={readers} />
          </p>
        </div>
        <Island name="stay-informed" hydrate="on-interaction" props={{ page }} />
      </div>
    </Band>
  );
}
