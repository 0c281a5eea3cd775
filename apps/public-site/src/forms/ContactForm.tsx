import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { ContactRequest, citySizes, sendContactRequest, serviceInterests } from '@workspace/contracts/contacts';
import { fieldSentences } from '@workspace/contracts/endpoint/field-sentences';
import { Button } from '@workspace/ui/Button';
import { SelectField, TextField } from '@workspace/ui/Field';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useSiteToast } from '../toasts/site-toast.ts';
import { PrivacyAgreement } from './PrivacyAgreement.tsx';
import { Trap } from './Trap.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { useSendContact } from './use-send-contact.ts';

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
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { send, isSending } = useSendContact(() => form.current?.reset(), setErrors);
  const isHydrated = useHydrated();
  const toast = useSiteToast();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error } = ContactRequest.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors(fieldSentences(error?.issues ?? []));
    if (!data) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    } else if (event.currentTarget.querySelector('[data-agreement]:checked')) void send(data);
    else toast(notAgreed);
  };
  const field = (name: keyof ContactRequest) => ({ name, required: true, error: errors[name] });
  return (
    <Fields ref={form} method="post" action={sendContactRequest.path} onSubmit={submit} noValidate={isHydrated}>
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
      <PrivacyAgreement />
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
