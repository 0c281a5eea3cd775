import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { NewsletterSignUp, signUpForNewsletter } from '@workspace/contracts/newsletter';
import { Refusal } from '@workspace/contracts/endpoint/problem';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { TextField } from '@workspace/ui/Field';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { useSiteToast } from '../toasts/site-toast.ts';
import { Trap } from './Trap.tsx';
import { useHydrated } from '../use-hydrated.ts';

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

/** How long the thanks can be read before the report opens. */
const readingMilliseconds = 1_500;

/** Sign-up for the newsletter, and the way to the potholes report. Works as a plain form before and without script. */
export function NewsletterForm({ submitLabel }: { submitLabel: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const { send, isSending } = useSend(signUpForNewsletter);
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const toast = useSiteToast();
  const signUp = async (body: NewsletterSignUp) => {
    try {
      const { message } = await send({ body });
      form.current?.reset();
      toast({ title: 'Success!', description: message });
      setTimeout(() => void navigate('/potholes-report'), readingMilliseconds);
    } catch (thrown) {
      const sentence = thrown instanceof Refusal && thrown.sentence;
      const description = sentence || 'Failed to subscribe. Please try again.';
      toast({ title: 'Subscription Failed', description, tone: 'destructive' });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { data, error: found } = NewsletterSignUp.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setError(found?.issues[0]?.message);
    if (data) void signUp(data);
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <Row ref={form} method="post" action={signUpForNewsletter.path} onSubmit={submit} noValidate={isHydrated}>
      <TextField label="Work e-mail" type="email" name="email" autoComplete="email" required error={error} />
      <Button type="submit" variant="primary" isBusy={isSending}>
        {isSending ? 'Getting Access...' : submitLabel}
      </Button>
      <Trap />
    </Row>
  );
}
