import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { Section } from '../../../layout/Section.tsx';
import { isKnown } from '../../../layout/navigation.ts';

// An empty fourth row on a page of three studies: left open, like a form.
const Row = styled.div`
  display: grid;
  gap: ${space.xl};
  justify-items: start;
  padding: clamp(1.5rem, 5vw, 4rem);
  border: 4px dashed ${color.lineControl};
  h2 {
    max-width: 14.5em;
  }
  p {
    max-width: 34rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;

const contact = { label: 'Tell us about your network', to: '/#contact' };

/** An invitation to become the next study: links to the contact form, or to a demo while there is none. */
export function Invitation() {
  return (
    <Section labelledBy="invitation-title">
      <Row data-print="hide">
        <h2 id="invitation-title">The next study could be your network</h2>
        <p>Say how many miles you look after and what you cannot see from your desk.</p>
        <Actions>
          {isKnown(contact) ? (
            <SiteLinkButton item={contact} variant="primary" size="lg" />
          ) : (
            <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
              Book a demo
            </ButtonLink>
          )}
        </Actions>
      </Row>
    </Section>
  );
}
