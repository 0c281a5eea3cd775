import { useId, useRef, useState, type FormEvent } from 'react';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { Button } from '@workspace/ui/Button';
import { useTitle } from '../../layout/use-title.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { Body, Form, Notices } from './post-editor-style.ts';
import { PostSettings } from './PostSettings.tsx';
import { PostSide } from './PostSide.tsx';
import { PostText } from './PostText.tsx';
import { StatusFields } from './StatusFields.tsx';
import { usePostEditing } from './use-post-editing.ts';
import { usePublishing } from './use-publishing.tsx';

// Enter in a field does not submit: only a button saves.
const stay = (event: FormEvent) => event.preventDefault();

/** On a narrow screen the panel would cover the text. */
const hasRoom = () => matchMedia('(min-width: 60rem)').matches;

/** The editor of a stored or a new post: its words on the page, its settings and a preview in a panel. */
export function PostEditor({ post }: { post?: ManagedPost }) {
  const heading = post === undefined ? 'Create New Blog Post' : 'Edit Blog Post';
  const editing = usePostEditing(post);
  const { base, form, stored, saving } = editing;
  const side = usePanel();
  const ref = useRef<HTMLFormElement>(null);
  useTitle(heading);
  useUnsavedGuard(form.isChanged);
  const toFieldError = () => requestAnimationFrame(() => focusFieldError(ref.current!, side));
  const { save, askToPublish, toDraft, dialogs } = usePublishing(editing, toFieldError);
  return (
    <>
      <Form ref={ref} onSubmit={stay} noValidate aria-label={heading}>
        <EditorBar {...{ heading, editing }} onSave={save} onPublish={askToPublish}>
          <Button size="sm" variant="quiet" aria-expanded={side.isOpen} aria-controls={side.id} onClick={side.toggle}>
            Settings
          </Button>
        </EditorBar>
        <Notices>
          <EditorNotices editing={editing} />
        </Notices>
        <Body data-panel={side.isOpen ? 'open' : undefined}>
          <PostText form={form} claims={editing.claims} />
          <PostSide
            {...side.props}
            form={form}
            settings={
              <PostSettings form={form} post={base?.post} stored={stored}>
                <StatusFields {...{ post: base?.post, form, saving, toDraft }} onPublish={askToPublish} />
              </PostSettings>
            }
          />
        </Body>
      </Form>
      {dialogs}
    </>
  );
}

function focusFieldError(form: HTMLFormElement, side: ReturnType<typeof usePanel>): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A field in the closed panel has to be visible before it can have the focus.
  if (field?.closest(`[id="${side.id}"]`)) side.showSettings();
  requestAnimationFrame(() => field?.focus());
}

/** State of the panel beside the text. */
function usePanel() {
  const id = useId();
  const [isOpen, setOpen] = useState(hasRoom);
  const [tab, setTab] = useState('settings');
  const close = () => setOpen(false);
  return {
    id,
    isOpen,
    toggle: () => setOpen((current) => !current),
    showSettings: () => {
      setTab('settings');
      setOpen(true);
    },
    props: { id, isOpen, tab, onTab: setTab, onClose: close },
  };
}
