import { useState } from 'react';
import { createEmailList, listEmailLists } from '@workspace/contracts/email-lists';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useAction } from '../../layout/use-action.ts';

/** The choice of a list that does not exist yet. */
export const newList = 'new';

/** State of the list that a file goes into: an existing one, or a new one with a name. */
export function useTargetList(listId = '') {
  const [chosen, choose] = useState(listId);
  const [name, setName] = useState('');
  const { send, isSending } = useSend(createEmailList);
  const updateCached = useUpdateCached();
  const runAction = useAction();
  const isNew = chosen === newList;
  /** Returns the ID of the list, which is created first if it is new; undefined after a failure, shown as a toast. */
  const store = async (): Promise<string | undefined> => {
    if (!isNew) return chosen;
    const result = await runAction(send({ body: { name, description: null } }), 'Failed to create email list');
    if (!result) return undefined;
    const { emailList } = result;
    updateCached(listEmailLists, {}, ({ emailLists }) => ({ emailLists: [emailList, ...emailLists] }));
    // A second attempt after a failed upload must not create a second list.
    choose(emailList.id);
    return emailList.id;
  };
  return {
    chosen,
    choose,
    name,
    setName,
    /** The ID of an existing list; empty without one. */
    id: isNew ? '' : chosen,
    isNew,
    isComplete: isNew ? name.trim() !== '' : chosen !== '',
    isStoring: isSending,
    store,
  };
}

export type TargetList = ReturnType<typeof useTargetList>;
