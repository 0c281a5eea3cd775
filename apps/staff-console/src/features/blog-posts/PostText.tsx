import { useCallback, useMemo, useState, type RefObject } from 'react';
import { BlockDialogsContext, type OpenBlockDialog } from '../../editor/block-dialogs.ts';
import { RichTextField } from '../../editor/RichTextField.tsx';
import type { RichTextHandle } from '../../editor/use-annotations.ts';
import { PermittedFields } from '../../layout/PermittedFields.tsx';
import { ClaimsPanel } from '../claim-checks/ClaimsPanel.tsx';
import { chooseInField, showInField } from '../claim-checks/show-in-field.ts';
import type { Commenting } from '../blog-post-comments/use-commenting.ts';
import type { Claims } from '../claim-checks/use-claims.ts';
import { CoverPreview } from './CoverField.tsx';
import { HeadlineField } from './HeadlineField.tsx';
import { Column } from './post-editor-style.ts';
import { PostPictures } from './PostPictures.tsx';
import type { PostForm } from './use-post-form.ts';
import { useLinkedBlocks } from './use-linked-blocks.tsx';
import { usePictureTool } from './use-picture-tool.tsx';
import { usePostPictures } from './use-post-pictures.ts';

interface PostTextProps {
  form: PostForm;
  /** A new post starts with its title. */
  isNew: boolean;
  editor: RefObject<RichTextHandle | null>;
  claims: Claims;
  /** Adds a source to a sentence. Undefined for a post that is not stored yet. */
  onSource: ((sentence: string) => void) | undefined;
  commenting: Pick<Commenting, 'tools' | 'blocks' | 'decorate' | 'onEditor'>;
}

/** The words of a post, on a page like the article's: cover, title, excerpt, content. */
export function PostText({ form, isNew, ...rest }: PostTextProps) {
  const { values, errors, change, round } = form;
  return (
    <Column>
      <CoverPreview imageId={values.coverImageId ?? null} width={1_280} />
      <PermittedFields to="blog-posts:write">
        <HeadlineField
          label="Title"
          name="title"
          look="title"
          startsHere={isNew}
          value={values.title}
          error={errors.title}
          onChange={(title) => change({ title })}
        />
        <HeadlineField
          label="Excerpt"
          name="excerpt"
          look="lead"
          value={values.excerpt}
          error={errors.excerpt}
          onChange={(excerpt) => change({ excerpt })}
        />
        <ContentField key={round} form={form} {...rest} />
      </PermittedFields>
    </Column>
  );
}

/** The blocks with a dialog, the function that opens it for one in the text, and the open dialog. */
function useBlockDialogs() {
  const { replace, ...picture } = usePictureTool();
  const { open: openLinked, ...linked } = useLinkedBlocks();
  const blocks = useMemo(() => [...picture.blocks, ...linked.blocks], [picture.blocks, linked.blocks]);
  const open = useCallback<OpenBlockDialog>(
    (editor, draft) => (draft.type === 'figure' ? replace(editor, draft.block) : openLinked(editor, draft)),
    [replace, openLinked],
  );
  return { blocks, open, dialog: picture.dialog ?? linked.dialog };
}

function ContentField({ form, editor, claims, onSource, commenting }: Omit<PostTextProps, 'isNew'>) {
  const { values, errors, changeLater, setArriving } = form;
  const pictures = usePostPictures(setArriving);
  const { blocks, open, dialog } = useBlockDialogs();
  const { tools: moreTools, blocks: modelBlocks, decorate, onEditor } = commenting;
  // The same array each time, or the editor renders again.
  const moreBlocks = useMemo(() => [...blocks, ...modelBlocks], [blocks, modelBlocks]);
  // Read once. The newest content would render the editor again, which resets a selection that it does not know yet.
  const [initial] = useState(values.content);
  // Memoized: the editor then renders again only when its own props change.
  const report = useCallback((html: () => string) => changeLater(() => ({ content: html() })), [changeLater]);
  return (
    <>
      {claims.annotate && (
        <ClaimsPanel
          {...{ claims, onSource }}
          onShow={(found) => showInField(found, editor.current)}
          onChoose={(found) => chooseInField(found, editor.current)}
        />
      )}
      <BlockDialogsContext value={open}>
        <RichTextField
          label="Content"
          look="page"
          initial={initial}
          error={errors.content}
          annotate={claims.annotate}
          handle={editor}
          onChange={report}
          {...{ decorate, moreBlocks, moreTools, onEditor }}
          onPictures={pictures.onPictures}
        />
      </BlockDialogsContext>
      <PostPictures pictures={pictures} />
      {dialog}
    </>
  );
}
