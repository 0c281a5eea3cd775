import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import type { ServerState } from '../../layout/server-copy.ts';
import { useLast } from '../../layout/use-last.ts';
import { SaveStateText } from './editor-bar-style.ts';

interface SaveStateProps {
  isSaving: boolean;
  isChanged: boolean;
  onServer: ServerState;
  /** False for a new post that nobody saved yet. */
  isStored: boolean;
}

/** The state of the words. It changes with every pause in typing, so that only lasting states are announced. */
export function SaveState(state: SaveStateProps) {
  const shown = shownState(state);
  const spoken = useLast(spokenState(state));
  return (
    <>
      <SaveStateText aria-hidden="true" title={shown}>
        {shown}
      </SaveStateText>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

function shownState({ isSaving, isChanged, onServer, isStored }: SaveStateProps): string {
  if (isSaving) return 'Saving …';
  if (!isChanged) return isStored ? 'Saved' : '';
  if (onServer === 'kept') return 'Changes kept, not saved';
  return onServer === 'failed' ? 'Unsaved changes, kept on this device only' : 'Unsaved changes';
}

/** Returns undefined for a state of a moment. */
function spokenState({ isSaving, isChanged, onServer, isStored }: SaveStateProps): string | undefined {
  if (isSaving) return undefined;
  if (!isChanged) return isStored ? 'The post is saved.' : undefined;
  if (onServer === 'kept') return 'Your words are kept until you save the post.';
  return onServer === 'failed' ? 'Your words are kept on this device only.' : undefined;
}
