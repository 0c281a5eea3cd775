import { useToast } from '@workspace/ui/Toast';
import type { PastedPictures } from '../../editor/pasted-pictures.ts';
import { formatCount } from '../../layout/format-number.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useImageUploads } from '../images/use-image-uploads.ts';
import { withKey } from './draft-blocks.ts';
import type { BlockListActions } from './use-block-actions.ts';

/** Stores the pictures that are pasted into a text, and adds them as blocks below it. Tells of those without a file. */
export function usePastedPictures(addBelow: BlockListActions['addBelow']) {
  const { uploads, isUploading, add, dismiss } = useImageUploads();
  useUnsavedGuard(isUploading);
  const toast = useToast();
  const addPictures = async (key: string, { files, remote, lost }: PastedPictures) => {
    const missing = remote.length + lost;
    if (missing > 0)
      toast({
        title: `${formatCount(missing, 'picture was', 'pictures were')} left out`,
        description: 'The copied text has no file of it. Save the picture, and add it as a block.',
      });
    const images = await add(files.map(({ file }) => file));
    addBelow(
      key,
      images.map(({ id }) => withKey({ type: 'image', imageId: id, alt: '' })),
    );
  };
  return { uploads, dismiss, addPictures };
}
