import { listPendingSignUps, resendConfirmation, type PendingSignUp } from '@workspace/contracts/pending-sign-ups';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListSkeleton } from '../../layout/ListSkeleton.tsx';
import { NextPager } from '../../layout/NextPager.tsx';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useFocusLeft } from '../../layout/use-focus-left.ts';
import { useCursorPages } from '../../layout/use-cursor-pages.ts';
import { useLast } from '../../layout/use-last.ts';
import { PendingTable } from './PendingTable.tsx';

interface PendingResultsProps {
  listId: string;
  search: string;
}

/** The sign-ups of a list that wait for a confirmation, 100 at a time. */
export function PendingResults({ listId, search }: PendingResultsProps) {
  const { after, pagerOf } = useCursorPages<string>();
  const query = { search: search || undefined, after };
  const { data, error, refresh } = useEndpoint(listPendingSignUps, { params: { listId }, query });
  const shown = useLast(data, error);
  const results = useFocusLeft(shown?.signUps);
  const resend = useResend(listId, refresh);
  if (error && !shown) return <NotLoaded subject="The sign-ups" error={error} refresh={refresh} />;
  if (!shown) return <ListSkeleton />;
  if (shown.signUps.length === 0)
    return (
      <EmptyList title={search ? `No pending address contains “${search}”.` : 'Nobody has to confirm a sign-up.'} />
    );
  return (
    <div ref={results} tabIndex={-1}>
      <PendingTable signUps={shown.signUps} onResend={(signUp) => void resend(signUp)} />
      <NextPager count={shown.signUps.length} {...pagerOf(shown.next)} />
    </div>
  );
}

/** Returns an action that sends the confirmation email of a sign-up again. */
function useResend(listId: string, onDone: () => void): (signUp: PendingSignUp) => Promise<void> {
  const { send } = useSend(resendConfirmation);
  const runAction = useAction();
  const toast = useToast();
  return async ({ id, email }) => {
    if (!(await runAction(send({ params: { listId, id } }), 'Failed to send the confirmation again'))) return;
    toast({ title: 'Success', description: `${email} gets the confirmation email again.` });
    onDone();
  };
}
