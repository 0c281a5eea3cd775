import { useState } from 'react';
import { changeImage, getImage, type Image, type ImageChange } from '@workspace/contracts/images';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { Dialog } from '@workspace/ui/Dialog';
import { useToast } from '@workspace/ui/Toast';
import { DeniedNotice, Permitted } from '../../layout/Permitted.tsx';
import { PermittedFields } from '../../layout/PermittedFields.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';
import { FocalPointField } from './FocalPointField.tsx';
import { ImageFacts } from './ImageFacts.tsx';
import { ImageFileActions } from './ImageFileActions.tsx';
import { ImageTexts } from './ImageTexts.tsx';

interface ImageDialogProps {
  image: Image;
  onClose: () => void;
  /** Called after every change, also when the picture was deleted. */
  onChanged: () => void;
}

/** One picture: its texts, its focal point, the posts with it, and its file. */
export function ImageDialog({ image, onClose, onChanged }: ImageDialogProps) {
  const { values, errors, isSending, set, save } = useImageForm(image);
  const { data } = useEndpoint(getImage, { params: { id: image.id } });
  const changed = () => {
    onChanged();
    onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Permitted to="images:write">
        <Button
          variant="primary"
          isBusy={isSending}
          onClick={() => void save().then((isSaved) => isSaved && changed())}
        >
          Save
        </Button>
      </Permitted>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={image.fileName} footer={buttons}>
      <Stack $gap="lg">
        <DeniedNotice permission="images:write" />
        <PermittedFields to="images:write">
          <FocalPointField image={image} value={values.focalPoint} onChange={(focalPoint) => set({ focalPoint })} />
          <ImageTexts values={values} errors={errors} onChange={set} />
        </PermittedFields>
        <ImageFacts image={data?.image ?? image} posts={data?.posts} />
        <Permitted to="images:write">
          <ImageFileActions image={data?.image ?? image} onDone={changed} />
        </Permitted>
      </Stack>
    </Dialog>
  );
}

/** State of the form. `save` resolves to true when the picture was saved. */
function useImageForm(image: Image) {
  const [values, setValues] = useState<Required<ImageChange>>(image);
  const { send, isSending, error } = useSend(changeImage);
  const run = useAction();
  const toast = useToast();
  const save = async () => {
    const { alt, caption, credit, focalPoint } = values;
    const sent = send({ params: { id: image.id }, body: { alt, caption, credit, focalPoint } });
    const saved = await run(sent, 'Failed to save the picture.');
    if (saved) toast({ title: 'Success', description: 'Picture saved.' });
    return saved !== undefined;
  };
  const set = (change: ImageChange) => setValues((last) => ({ ...last, ...change }));
  return { values, errors: error?.fields ?? {}, isSending, set, save };
}
