import { useCallback, useEffect, useState } from 'react';
import { Editor } from 'slate';
import { importImage, type Image } from '@workspace/contracts/images';
import { useSend } from '@workspace/contracts/react/use-send';
import { focusEditor } from '../../editor/focus-editor.ts';
import { insertFiguresAt } from '../../editor/figures.ts';
import type { PicturePlace } from '../../editor/pasted-places.ts';
import type { PastedPictures } from '../../editor/pasted-pictures.ts';
import { useAction } from '../../layout/use-action.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useImageUploads } from '../images/use-image-uploads.ts';

/** Remembers the place of the cursor, or the end of the text, while the text changes. */
const cursorIn = (editor: Editor): PicturePlace => ({
  point: Editor.pointRef(editor, editor.selection?.anchor ?? Editor.end(editor, []), { affinity: 'backward' }),
  isBefore: false,
});

/** Pictures of the last paste that did not come with it, and the editor that it went into. */
export type PictureOffer = Pick<PastedPictures, 'remote' | 'lost'> & { editor: Editor };

type Waiting = { alt: string; place?: PicturePlace };

/** Stores pictures by a function, and inserts those of each place together once they are stored. */
async function bringIn<Picture extends Waiting>(
  editor: Editor,
  pictures: readonly Picture[],
  store: (picture: Picture) => Promise<Image | undefined>,
): Promise<void> {
  const cursor = cursorIn(editor);
  const places = Map.groupBy(pictures, ({ place = cursor }) => place);
  const insert = async ([place, here]: [PicturePlace, Picture[]]) => {
    const stored = await Promise.all(here.map(store));
    const figures = stored.flatMap((image, index) => image && { url: image.url, alt: image.alt || here[index]!.alt });
    insertFiguresAt(
      editor,
      place,
      figures.filter((figure) => figure !== undefined),
    );
  };
  await Promise.all([...places].map(insert));
}

/**
 * Brings pasted and dropped pictures into the library and the text, and offers to fetch those of other sites. Asks
 * before the page is left without them. `onArriving` is called as they begin and end to arrive: a stable function.
 */
export function usePostPictures(onArriving: (isArriving: boolean) => void) {
  const { uploads, isUploading, add, dismiss } = useImageUploads();
  const [offer, setOffer] = useState<PictureOffer>();
  const { send, isSending } = useSend(importImage);
  const run = useAction();
  const isArriving = isUploading || isSending;
  useUnsavedGuard(isArriving);
  useEffect(() => {
    onArriving(isArriving);
    return () => onArriving(false);
  }, [onArriving, isArriving]);
  const onPictures = useCallback(
    ({ files, remote, lost }: PastedPictures, editor: Editor) => {
      setOffer(remote.length + lost > 0 ? { remote, lost, editor } : undefined);
      void bringIn(editor, files, async ({ file }) => (await add([file]))[0]);
    },
    [add],
  );
  const importOffered = async ({ remote, editor }: PictureOffer) => {
    const importOne = async ({ src: url }: { src: string }) =>
      (await run(send({ body: { url } }), 'Failed to import the picture.'))?.image;
    await bringIn(editor, remote, importOne);
    setOffer(undefined);
  };
  return {
    onPictures,
    uploads,
    dismiss,
    offer,
    importOffered,
    isImporting: isSending,
    close: () => {
      setOffer(undefined);
      // The button is gone, and the writer goes on writing.
      if (offer) focusEditor(offer.editor);
    },
  };
}
