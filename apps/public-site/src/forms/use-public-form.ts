import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { useSiteToast } from '../toasts/site-toast.ts';
import { useHydrated } from '../use-hydrated.ts';
import type { FormName } from './send-form.ts';

interface Copy {
  /** The title of a failure. */
  failed: string;
  /** What is said when nobody answered. */
  unanswered: string;
  /** Asked once all fields are well; false keeps the form from being sent. */
  mayBeSent?: (form: HTMLFormElement) => boolean;
  /** In place of the server's own words. */
  thanks?: string | undefined;
  onSent?: () => void;
}

// The rules come with the first touch of a form: readers who only read are not sent them.
const rules = () => import('./send-form.ts');

/** A public form that checks, sends and says how it went. Until scripts run it posts itself. */
export function usePublicForm(name: FormName, { failed, unanswered, mayBeSent, thanks, onSent }: Copy) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Fields>({});
  const [isSending, setSending] = useState(false);
  const noValidate = useHydrated();
  const toast = useSiteToast();

  const refuse = (message: string, fields: Fields = {}) => {
    setErrors(fields);
    toast({ title: failed, description: message, tone: 'destructive' });
  };
  const send = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form));
    const { faultsOf, sendForm } = await rules();
    const faults = faultsOf(name, values);
    // At once, so that there is a fault to send the focus to.
    flushSync(() => setErrors(faults));
    if (Object.keys(faults).length > 0) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (mayBeSent && !mayBeSent(form)) return undefined;
    const { isSent, message = unanswered, fields } = await sendForm(name, values);
    if (!isSent) return refuse(message, fields);
    form.reset();
    toast({ title: 'Success!', description: thanks ?? message });
    return onSent?.();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    send(event.currentTarget)
      .catch(() => refuse(unanswered))
      .finally(() => setSending(false));
  };
  const onFocus = () => void rules().catch(() => {});
  return { formProps: { ref, onSubmit, onFocus, noValidate }, errors, isSending };
}
