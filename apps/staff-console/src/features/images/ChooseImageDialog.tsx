import type { Image } from '@workspace/contracts/images';
import { Dialog } from '@workspace/ui/Dialog';
import { ImageBrowser } from './ImageBrowser.tsx';

interface ChooseImageDialogProps {
  title: string;
  onChoose: (image: Image) => void;
  onClose: () => void;
}

/** Chooses one picture of the library, or uploads it. */
export function ChooseImageDialog({ title, onChoose, onClose }: ChooseImageDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={title}>
      <ImageBrowser verb="Choose" isSingle onPress={onChoose} onStored={([image]) => image && onChoose(image)} />
    </Dialog>
  );
}
