import { listPendingSignUps, resendConfirmation, type PendingSignUp } from '@workspace/contracts/pending-sign-ups';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { NextPager } from '../../layout/NextPager.tsx';
import { useAction } from '../../layout/use-action.ts';
import { useCursorPages } from '../../layout/use-cursor-pages.ts';
import { useFocusLeft } from '../../layout/use-focus-left.ts';
import { useList } from '../../layout/use-list.ts';
import { PendingTable } from './PendingTable.tsx';

interface PendingResultsProps {
  listId: string;
  search: string;
}

/** The sign-ups of a list that wait for a confirmation, 100 at a time. */
export function PendingResults({ listId, search }: PendingResultsProps) {
  const { after, pagerOf } = useCursorPages<string>();
  const query = { search: search || undefined, after };
  const list = useList(useEndpoint(listPendingSignUps, { params: { listId }, query }));
  const results = useFocusLeft(list.shown?.signUps);
  const resend = useResend(listId, list.refresh);
  const emptyText = search ? `No pending address contains “${search}”.` : 'Nobody has to confirm a sign-up.';
  return (
    <ListResults subject="The sign-ups" list={list}>
      {({ signUps, next }) =>
        signUps.length === 0 ? (
          <EmptyList title={emptyText} />
        ) : (
          <div ref={results} tabIndex={-1}>
            <PendingTable signUps={signUps} onResend={(signUp) => void resend(signUp)} />
            <NextPager count={signUps.length} {...pagerOf(next)} />
          </div>
        )
      }
    </ListResults>
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
