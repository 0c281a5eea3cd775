import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { isKnown } from '../../../layout/navigation.ts';

// A fork: two ways on, of equal width.
const Fork = styled.section`
  display: grid;
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Way = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  justify-items: start;
  padding: clamp(2.5rem, 5vw, 5rem) ${space.gutter};
  ${media.desktop} {
    padding-inline: max(${space.gutter}, (100vw - 75rem) / 2) 4rem;
    &:last-child {
      padding-inline: 4rem max(${space.gutter}, (100vw - 75rem) / 2);
    }
  }
  p {
    max-width: 28rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  &[data-tone='alt'] {
    background-color: ${color.groundAlt};
  }
`;

const contact = { label: 'Contact Us', to: '/#contact' };

/** Two ways to ask a question that the page does not answer. */
export function AskUs() {
  return (
    <Fork aria-label="Ask something else" data-print="hide">
      <Way data-tone="alt">
        <h2>See it on a road</h2>
        <p>A look at the platform answers more than a page can.</p>
        <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
          Schedule a Demo
        </ButtonLink>
      </Way>
      <Way>
        <h2>Put it in writing</h2>
        <p>We reply within {companyClaims.faqReply.value}.</p>
        {isKnown(contact) ? (
          <SiteLinkButton item={contact} size="lg" />
        ) : (
          <ButtonLink href={`mailto:${brand.contactEmail}`} size="lg">
            Contact Us
          </ButtonLink>
        )}
      </Way>
    </Fork>
  );
}
