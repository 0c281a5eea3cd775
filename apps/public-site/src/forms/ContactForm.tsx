import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { citySizes, formAddresses, serviceInterests } from '@workspace/contracts/form-choices';
import { Button } from '@workspace/ui/Button';
import { SelectField, TextField } from '@workspace/ui/Field';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useSiteToast } from '../toasts/site-toast.ts';
import { PrivacyAgreement } from './PrivacyAgreement.tsx';
import { Trap } from './Trap.tsx';
import { usePublicForm } from './use-public-form.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space.lg};
  ${media.phoneUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** The request for a consultation. Works as a plain form before and without script. */
export function ContactForm() {
  const toast = useSiteToast();
  const [isMissingAgreement, setMissingAgreement] = useState(false);
  const { formProps, errors, isSending } = usePublicForm('contact', {
    failed: 'Submission Failed',
    unanswered: 'Failed to submit form. Please try again.',
    mayBeSent: (form) => {
      const agreement = form.querySelector<HTMLInputElement>('[data-agreement]');
      if (agreement?.checked) return true;
      // At once, so that the focus lands on a field that already has its error.
      flushSync(() => setMissingAgreement(true));
      agreement?.focus();
      toast(notAgreed);
      return false;
    },
  });
  const field = (name: string) => ({ name, required: true, error: errors[name] });
  return (
    <Fields method="post" action={formAddresses.contact} {...formProps}>
      <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      <div data-wide>
        <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      </div>
      <SelectField label="City size" placeholder="Choose a size" options={citySizes} {...field('citySize')} />
      <SelectField
        label="Service"
        placeholder="Choose a service"
        options={serviceInterests}
        {...field('serviceInterest')}
      />
      <PrivacyAgreement
        error={isMissingAgreement ? 'Check this box to agree.' : undefined}
        onChange={() => setMissingAgreement(false)}
      />
      <Trap />
      <div data-wide>
        <Button type="submit" variant="primary" size="lg" isBusy={isSending}>
          {isSending ? 'Scheduling...' : 'Schedule a consultation'}
        </Button>
      </div>
    </Fields>
  );
}

const notAgreed = {
  title: 'Privacy Agreement Required',
  description: 'Please agree to the privacy policy to continue.',
  tone: 'destructive',
} as const;
