import { styled } from 'styled-components';
import { measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { Head } from '../../head/Head.tsx';
import { SiteLinkButton } from '../../layout/SiteLinkButton.tsx';

const Section = styled.section`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.lg};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  min-height: min(60svh, 36rem);
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter};
  p {
    max-width: ${measure.text};
    font-size: ${text.lg};
  }
`;

/** The confirmation page for a form submitted without scripts. */
export default function ThankYouPage() {
  return (
    <Section aria-labelledby="thanks">
      <Head title="Thank you" description="Your request has arrived." />
      <h1 id="thanks">Your request has arrived</h1>
      <p>Thank you for your interest! We will contact you within 24 hours to schedule your consultation.</p>
      <SiteLinkButton item={{ label: 'Return Home', to: '/' }} variant="primary" size="lg" />
    </Section>
  );
}
