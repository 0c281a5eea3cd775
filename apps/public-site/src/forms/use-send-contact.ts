import { sendContactRequest, type ContactRequest } from '@workspace/contracts/contacts';
import { Refusal, type Fields } from '@workspace/contracts/endpoint/problem';
import { useSend } from '@workspace/contracts/react/use-send';
import { useSiteToast } from '../toasts/site-toast.ts';

/** Sends a request and says how it went. What was typed stays after a failure. */
export function useSendContact(onSent: () => void, onRefused: (fields: Fields) => void) {
  const sending = useSend(sendContactRequest);
  const toast = useSiteToast();
  const send = async (body: ContactRequest) => {
    try {
      const { message } = await sending.send({ body });
      onSent();
      toast({ title: 'Success!', description: message });
    } catch (thrown) {
      const sentence = thrown instanceof Refusal && thrown.sentence;
      const description = sentence || 'Failed to submit form. Please try again.';
      toast({ title: 'Submission Failed', description, tone: 'destructive' });
      if (thrown instanceof Refusal) onRefused(thrown.fields);
    }
  };
  return { send, isSending: sending.isSending };
}
