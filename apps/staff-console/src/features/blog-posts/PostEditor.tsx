import { useRef, type FormEvent } from 'react';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { useDenied } from '../../layout/use-permission.ts';
import { useDocumentShortcut } from '../../layout/use-document-shortcut.ts';
import { useTitle } from '../../layout/use-title.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { LivePreview } from '../blog-post-previews/LivePreview.tsx';
import { usePreviewPane } from '../blog-post-previews/use-preview-pane.ts';
import { useAddSource } from '../claim-checks/use-add-source.tsx';
import { CommentsPanel } from '../blog-post-comments/CommentsPanel.tsx';
import { useCommenting } from '../blog-post-comments/use-commenting.ts';
import { EditorBar } from './EditorBar.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { Body, Form } from './post-editor-style.ts';
import { PanelButtons } from './PanelButtons.tsx';
import { PostSettings } from './PostSettings.tsx';
import { PostSide } from './PostSide.tsx';
import { PostText } from './PostText.tsx';
import { StatusFields } from './StatusFields.tsx';
import { TextWithNotices } from './TextWithNotices.tsx';
import { useSidePanel } from './use-side-panel.ts';
import { usePresence } from './use-presence.ts';
import { usePostEditing } from './use-post-editing.ts';
import { usePostPlaces } from './use-post-places.ts';
import { usePublishing } from './use-publishing.tsx';

const saveKeys = { key: 's' };

// Enter in a field does not submit: only a button saves.
const stay = (event: FormEvent) => event.preventDefault();

/** The editor of a stored or a new post: its words on the page, its settings and a preview in a panel. */
export function PostEditor({ post }: { post?: ManagedPost }) {
  const editing = usePostEditing(post);
  const { base, form, stored, saving, claims } = editing;
  const heading = base ? 'Edit Blog Post' : 'Create New Blog Post';
  const { colleagues, savedAt } = usePresence(base?.post.id, form.isChanged);
  const pane = usePreviewPane();
  const side = useSidePanel(pane);
  const commenting = useCommenting(editing, side);
  const ref = useRef<HTMLFormElement>(null);
  useTitle(heading);
  useUnsavedGuard(form.isChanged);
  const { editor, ...places } = usePostPlaces(ref, side);
  const { save, saveHere, askToPublish, toDraft, dialogs } = usePublishing(editing, places);
  const sourcing = useAddSource(claims);
  useSaveKeys(saveHere);
  const settings = (
    <PostSettings form={form} post={base?.post} stored={stored}>
      <StatusFields {...{ post: base?.post, form, saving, toDraft }} onPublish={askToPublish} />
    </PostSettings>
  );
  const comments = <CommentsPanel commenting={commenting} />;
  return (
    <>
      <Form {...{ ref, noValidate: true, 'aria-label': heading }} onSubmit={stay}>
        <EditorBar {...{ heading, editing, colleagues }} onSave={save} onPublish={askToPublish}>
          <PanelButtons {...{ pane, side }} />
        </EditorBar>
        <Body data-panel={side.layout}>
          <TextWithNotices notices={<EditorNotices {...{ editing, savedAt }} goTo={places.goTo} />}>
            <PostText {...{ form, isNew: !post, commenting, editor, claims }} onSource={sourcing.open} />
          </TextWithNotices>
          {pane.isOpen && <LivePreview values={form.values} id={base?.post.id} pane={pane} />}
          <PostSide {...side.props} {...{ form, settings, comments }} openComments={commenting.open.length} />
        </Body>
      </Form>
      {dialogs}
      {sourcing.dialog}
    </>
  );
}

function useSaveKeys(save: () => unknown): void {
  const isDenied = useDenied('blog-posts:write') !== undefined;
  useDocumentShortcut(saveKeys, () => void (isDenied || save()));
}
