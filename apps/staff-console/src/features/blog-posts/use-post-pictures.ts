import { useCallback, useState } from 'react';
import { Editor } from 'slate';
import { importImage, type Image } from '@workspace/contracts/images';
import { useSend } from '@workspace/contracts/react/use-send';
import { insertFiguresAt } from '../../editor/figures.ts';
import type { PastedPictures } from '../../editor/pasted-pictures.ts';
import { useAction } from '../../layout/use-action.ts';
import { useImageUploads } from '../images/use-image-uploads.ts';

/** Remembers the place of the cursor, or the end of the text, while the text changes. */
const placeIn = (editor: Editor) =>
  Editor.pointRef(editor, editor.selection?.anchor ?? Editor.end(editor, []), { affinity: 'backward' });

/** Pictures of the last paste that did not come with it, and the editor that it went into. */
export type PictureOffer = Pick<PastedPictures, 'remote' | 'lost'> & { editor: Editor };

/** Brings pasted and dropped pictures into the library and the text, and offers to fetch those of other sites. */
export function usePostPictures() {
  const { uploads, add, dismiss } = useImageUploads();
  const [offer, setOffer] = useState<PictureOffer>();
  const { send, isSending } = useSend(importImage);
  const run = useAction();
  const onPictures = useCallback(
    ({ files, remote, lost }: PastedPictures, editor: Editor) => {
      setOffer(remote.length + lost > 0 ? { remote, lost, editor } : undefined);
      if (files.length === 0) return;
      const place = placeIn(editor);
      void add(files).then((images) => insertFiguresAt(editor, place, images));
    },
    [add],
  );
  const importOffered = async ({ remote, editor }: PictureOffer) => {
    const place = placeIn(editor);
    const images: Image[] = [];
    for (const { src: url } of remote) {
      const sent = await run(send({ body: { url } }), 'Failed to import the picture.');
      if (sent) images.push(sent.image);
    }
    setOffer(undefined);
    insertFiguresAt(editor, place, images);
  };
  return {
    onPictures,
    uploads,
    dismiss,
    offer,
    importOffered,
    isImporting: isSending,
    close: () => setOffer(undefined),
  };
}
