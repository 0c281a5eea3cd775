import { styled } from 'styled-components';
import { formAddresses, newsletterConsents, newsletterConsentVersion } from '@workspace/contracts/form-choices';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { media, space, text } from '@workspace/ui/theme/tokens.ts';
import { Honeypot } from './Honeypot.tsx';
import { usePublicForm } from './use-public-form.ts';

const Row = styled.form`
  display: grid;
  gap: ${space.md};
  ${media.phoneUp} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    > button {
      margin-top: 1.6rem;
    }
  }
`;

const Consent = styled.p`
  grid-column: 1 / -1;
  && {
    margin: 0;
    font-size: ${text.sm};
  }
`;

/** Time to read the confirmation before the report opens. */
const readingMilliseconds = 1_500;

interface NewsletterFormProps {
  /** The path of its page. */
  page: string;
  submitLabel: string;
  /** Text shown instead of opening the report, when the reader has it already. */
  thanks?: string;
}

/** The newsletter sign-up, which leads to the potholes report. Works as a plain form before and without scripts. */
export function NewsletterForm({ page, submitLabel, thanks }: NewsletterFormProps) {
  const { formProps, errors, isSending } = usePublicForm('newsletter', {
    failed: 'Subscription Failed',
    unanswered: 'Failed to subscribe. Please try again.',
    thanks,
    onSent: () => {
      if (!thanks) setTimeout(() => location.assign('/potholes-report'), readingMilliseconds);
    },
  });
  return (
    <Row method="post" action={formAddresses.newsletter} {...formProps}>
      <TextField label="Work email" type="email" name="email" autoComplete="email" required error={errors.email} />
      <Button type="submit" variant="primary" isBusy={isSending}>
        {isSending ? 'Getting Access...' : submitLabel}
      </Button>
      <Consent>{newsletterConsents[newsletterConsentVersion]}</Consent>
      <input type="hidden" name="consent" value={newsletterConsentVersion} />
      <input type="hidden" name="page" value={page} />
      <Honeypot />
    </Row>
  );
}
