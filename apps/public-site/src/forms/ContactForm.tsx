import { styled } from 'styled-components';
import { citySizes, formAddresses, serviceInterests } from '@workspace/contracts/form-choices';
import { Button } from '@workspace/ui/Button';
import { SelectField, TextField } from '@workspace/ui/Field';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { PrivacyAgreement } from './PrivacyAgreement.tsx';
import { Honeypot } from './Honeypot.tsx';
import { useAgreement } from './use-agreement.ts';
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

/** The form to request a consultation. Works as a plain form before and without scripts. */
export function ContactForm() {
  const agreement = useAgreement();
  const { formProps, errors, isSending } = usePublicForm('contact', {
    failed: 'Submission Failed',
    unanswered: 'Failed to submit form. Please try again.',
    mayBeSent: agreement.isGiven,
  });
  const field = (name: string) => ({ name, required: true, error: errors[name] });
  return (
    <Fields method="post" action={formAddresses.contact} {...formProps}>
      <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      <div data-wide>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      </div>
      <SelectField label="City size" placeholder="Choose a size" options={citySizes} {...field('citySize')} />
      <SelectField
        label="Service"
        placeholder="Choose a service"
        options={serviceInterests}
        {...field('serviceInterest')}
      />
      <PrivacyAgreement {...agreement.props} />
      <Honeypot />
      <div data-wide>
        <Button type="submit" variant="primary" size="lg" isBusy={isSending}>
          {isSending ? 'Scheduling...' : 'Schedule a consultation'}
        </Button>
      </div>
    </Fields>
  );
}
