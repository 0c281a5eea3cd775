import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showSiteToast } from '../toasts/site-toast.ts';

const notAgreed = {
  title: 'Privacy Agreement Required',
  description: 'Please agree to the privacy policy to continue.',
  tone: 'destructive',
} as const;

/** The privacy agreement of a form: when it is missing, its checkbox is marked and focused, and a toast says so. */
export function useAgreement() {
  const [error, setError] = useState<string>();
  const isGiven = (form: HTMLFormElement): boolean => {
    const checkbox = form.querySelector<HTMLInputElement>('[data-agreement]');
    if (checkbox?.checked) return true;
    // Synchronous, so that the focus lands on a field that already shows its error.
    flushSync(() => setError('Check this box to agree.'));
    checkbox?.focus();
    void showSiteToast(notAgreed);
    return false;
  };
  return { isGiven, props: { error, onChange: () => setError(undefined) } };
}
