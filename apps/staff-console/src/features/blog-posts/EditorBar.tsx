import { useState, type ReactNode } from 'react';
import type { Colleague } from '@workspace/contracts/blog-post-autosaves';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { Icon } from '@workspace/ui/Icon';
import { Tooltip } from '@workspace/ui/Tooltip';
import { useConsolePath } from '../../layout/base-path.ts';
import { ConsoleLinkButton } from '../../layout/ConsoleLinkButton.tsx';
import { formatCount } from '../../layout/format-number.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { Bar, BarActions, BarState, WideBarText } from './editor-bar-style.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { readTime } from './read-time.ts';
import { SaveState } from './SaveState.tsx';
import { Colleagues } from './Colleagues.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { PostEditing } from './use-post-editing.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface EditorBarProps {
  heading: string;
  editing: PostEditing;
  colleagues: readonly Colleague[];
  onSave: () => void;
  onPublish: () => void;
  /** The button of the panel. */
  children: ReactNode;
}

/** The bar over the text: the way back, the state of the post, and what can be done with it. */
export function EditorBar({ heading, editing, colleagues, onSave, onPublish, children }: EditorBarProps) {
  const { base, stored, saving, saveHere } = editing;
  const { isChanged, words } = editing.form;
  const isPublic = stored.status === 'published';
  return (
    <Bar>
      <PostState {...{ heading, editing, colleagues }} />
      <BarActions>
        {words > 0 && (
          <WideBarText>
            {formatCount(words, 'word')} · {readTime(words)}
          </WideBarText>
        )}
        {children}
        {base && <Versions editing={editing} post={base.post} />}
        {base && <PreviewButton post={base.post} isChanged={isChanged} onSave={saveHere} />}
        <Permitted to="blog-posts:write">
          <Button
            size="sm"
            variant={isPublic ? 'primary' : 'secondary'}
            data-save=""
            isBusy={saving.isSaving}
            onClick={onSave}
          >
            {saving.isSaving ? 'Saving...' : 'Save Post'}
          </Button>
          {stored.status === 'draft' && (
            <Button size="sm" variant="primary" aria-haspopup="dialog" isBusy={saving.isSaving} onClick={onPublish}>
              Publish
            </Button>
          )}
        </Permitted>
      </BarActions>
    </Bar>
  );
}

function PostState({ heading, editing, colleagues }: Pick<EditorBarProps, 'heading' | 'editing' | 'colleagues'>) {
  const { base, stored, saving, form, unsaved } = editing;
  const path = useConsolePath();
  return (
    <BarState>
      <Tooltip text="Back to Blog Management">
        <ConsoleLinkButton size="sm" variant="quiet" href={path('blog')} aria-label="Back to Blog Management">
          <Icon name="arrowLeft" />
        </ConsoleLinkButton>
      </Tooltip>
      <h1>{heading}</h1>
      <StatusBadge status={stored.status} />
      <SaveState
        isSaving={saving.isSaving}
        isChanged={form.isChanged}
        onServer={unsaved.onServer}
        isStored={base !== undefined}
      />
      <Colleagues colleagues={colleagues} />
    </BarState>
  );
}

function Versions({ editing: { form, adopt }, post }: { editing: PostEditing; post: ManagedPost }) {
  const [isLooking, setLooking] = useState(false);
  const restored = (version: ManagedPost) => {
    setLooking(false);
    adopt(version);
  };
  return (
    <>
      <Button size="sm" variant="quiet" data-versions="" onClick={() => setLooking(true)}>
        Versions
      </Button>
      {isLooking && (
        <VersionsDialog
          post={post}
          isChanged={form.isChanged}
          onClose={() => setLooking(false)}
          onRestored={restored}
        />
      )}
    </>
  );
}
