import { changeSubscriber, type Subscriber } from '@workspace/contracts/email-list-subscribers';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';

/** Returns true when staff unsubscribed the subscriber and can undo it. */
export const canSubscribeAgain = ({ status, unsubscribedBy, suppression }: Subscriber): boolean =>
  status === 'unsubscribed' && unsubscribedBy !== null && suppression === null;

/** Returns an action that unsubscribes a subscriber, or undoes it. */
export function useSubscriberStatus(listId: string, onChanged: () => void): (subscriber: Subscriber) => Promise<void> {
  const { send } = useSend(changeSubscriber);
  const runAction = useAction();
  const toast = useToast();
  const set = async ({ id, email }: Pick<Subscriber, 'id' | 'email'>, status: 'subscribed' | 'unsubscribed') => {
    const isOut = status === 'unsubscribed';
    const sent = send({ params: { listId, id }, body: { status } });
    if (!(await runAction(sent, isOut ? 'Failed to unsubscribe' : 'Failed to subscribe again'))) return;
    const undo = {
      label: 'Undo',
      elsewhere: 'Choose Subscribe again',
      run: () => void set({ id, email }, 'subscribed'),
    };
    toast({
      title: 'Success',
      description: isOut ? `${email} gets no more mail from this list.` : `${email} is subscribed again.`,
      ...(isOut && { action: undo }),
    });
    onChanged();
  };
  return (subscriber) => set(subscriber, subscriber.status === 'subscribed' ? 'unsubscribed' : 'subscribed');
}
