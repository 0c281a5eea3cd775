import { useState } from 'react';
import {
  getLinkedinSettings,
  saveLinkedinSettings,
  type LinkedinSettings,
} from '@workspace/contracts/linkedin-connection';
import { useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { useAction } from '../../layout/use-action.ts';
import { useRefreshBusinessPage, type BusinessPage } from './use-business-page.ts';

/** State of the settings form: the stored settings, once they are loaded, with the changes made here. */
export function useSettingsForm({ stored, organizations }: BusinessPage, onSaved: () => void) {
  const [changes, setChanges] = useState<Partial<Pick<LinkedinSettings, 'organizationId' | 'autoPost'>>>({});
  const { save, isSaving } = useSaveSettings(onSaved);
  const settings = stored.data?.settings ?? { organizationId: null, autoPost: false };
  const pages = organizations.data?.organizations ?? [];
  const storedPageId = pages.find(({ id }) => id === settings.organizationId)?.id ?? null;
  const { organizationId = storedPageId, autoPost: wantsAuto = settings.autoPost } = changes;
  const autoPost = wantsAuto && organizationId !== null;
  return {
    organizationId,
    autoPost,
    isUnchanged: autoPost === settings.autoPost && organizationId === settings.organizationId,
    hasUnsavedChanges: organizationId !== storedPageId || wantsAuto !== settings.autoPost,
    isSaving,
    change: (next: typeof changes) => setChanges((last) => ({ ...last, ...next })),
    save: () => void save({ organizationId, autoPost }),
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;

function useSaveSettings(onSaved: () => void) {
  const { send, isSending } = useSend(saveLinkedinSettings);
  const updateCached = useUpdateCached();
  const refreshBusinessPage = useRefreshBusinessPage();
  const runAction = useAction();
  const toast = useToast();
  const save = async (body: Pick<LinkedinSettings, 'organizationId' | 'autoPost'>) => {
    const result = await runAction(send({ body }), 'Failed to save the settings. They are as they were.');
    if (!result) return refreshBusinessPage();
    updateCached(getLinkedinSettings, {}, () => result);
    toast({ title: 'Success', description: 'Settings saved.' });
    onSaved();
  };
  return { save, isSaving: isSending };
}
