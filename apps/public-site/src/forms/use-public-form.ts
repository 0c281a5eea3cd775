import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Fields } from '@workspace/contracts/endpoint/api-error';
import { loadToasts, showSiteToast } from '../toasts/site-toast.ts';
import { useHydrated } from '../use-hydrated.ts';
import { isReachable } from './is-reachable.ts';
import type { FormName } from './send-form.ts';

interface Copy {
  /** Title of a failure toast. */
  failed: string;
  /** Message when the server gave none. */
  unanswered: string;
  /** Called once all fields are valid; false prevents the submission. */
  mayBeSent?: (form: HTMLFormElement) => boolean;
  /** Replaces the server's message. */
  thanks?: string | undefined;
  onSent?: () => void;
}

const waiting = 'Almost done: open the email that we just sent you, and confirm your sign-up.';

// Validation loads on the first interaction with a form: visitors who only read do not download it.
const rules = () => import('./send-form.ts');

/** Returns the rules, or undefined when they do not load although the site responds. Throws without a connection. */
const rulesForSending = () =>
  rules().catch(async (error: unknown) => {
    if (!(await isReachable())) throw error;
    return undefined;
  });

/** A public form that validates, submits and shows the result. Before hydration the browser submits it natively. */
export function usePublicForm(name: FormName, { failed, unanswered, mayBeSent, thanks, onSent }: Copy) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Fields>({});
  const [isSending, setSending] = useState(false);
  const noValidate = useHydrated();

  const showErrors = (message: string, fields: Fields = {}) => {
    setErrors(fields);
    void showSiteToast({ title: failed, description: message, tone: 'destructive' });
  };
  const send = async (form: HTMLFormElement) => {
    const values = Object.fromEntries(new FormData(form));
    const code = await rulesForSending();
    // Firefox remembers a file that did not load, and a release removes old ones: the browser submits the form itself.
    if (!code) return form.submit();
    const { fieldErrorsOf, sendForm } = code;
    const fieldErrors = fieldErrorsOf(name, values);
    // Synchronous, so that there is an invalid field to focus.
    flushSync(() => setErrors(fieldErrors));
    if (Object.keys(fieldErrors).length > 0) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (mayBeSent && !mayBeSent(form)) return undefined;
    const { isSent, message = unanswered, fields, needsConfirmation } = await sendForm(name, values);
    if (!isSent) return showErrors(message, fields);
    form.reset();
    void showSiteToast({ title: 'Success!', description: needsConfirmation ? waiting : (thanks ?? message) });
    return onSent?.();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    send(event.currentTarget)
      .catch(() => showErrors(unanswered))
      .finally(() => setSending(false));
  };
  const onFocus = () => {
    void rules().catch(() => {});
    // The connection may be lost by the time of the result.
    loadToasts();
  };
  return { formProps: { ref, onSubmit, onFocus, noValidate }, errors, isSending };
}
