import { useState } from 'react';
import { changeImage, getImage, type Image, type ImageChange } from '@workspace/contracts/images';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
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
export function ImageDialog({ image: listed, onClose, onChanged }: ImageDialogProps) {
  const { data, refresh } = useEndpoint(getImage, { params: { id: listed.id } });
  const image = data?.image ?? listed;
  const { values, isChanged, errors, isSending, set, begin, save } = useImageForm(listed);
  const changed = () => {
    onChanged();
    onClose();
  };
  const replaced = ({ focalPoint }: Image) => {
    begin({ focalPoint });
    refresh();
    onChanged();
  };
  return (
    <FormDialog
      title={image.fileName}
      size="lg"
      submitLabel="Save"
      permission="images:write"
      isBusy={isSending}
      onSubmit={() => void save().then((isSaved) => isSaved && changed())}
      hasUnsavedChanges={isChanged}
      onClose={onClose}
    >
      <FocalPointField image={image} value={values.focalPoint} onChange={(focalPoint) => set({ focalPoint })} />
      <ImageTexts values={values} errors={errors} onChange={set} />
      <ImageFacts image={image} posts={data?.posts} />
      <Permitted to="images:write">
        <ImageFileActions image={image} onReplaced={replaced} onDeleted={changed} />
      </Permitted>
    </FormDialog>
  );
}

/** State of the form. `save` resolves to true when the picture was saved, `begin` sets values that are stored. */
function useImageForm(image: Image) {
  const [stored, setStored] = useState(() => changeableOf(image));
  const [values, setValues] = useState(stored);
  const { send, isSending, error } = useSend(changeImage);
  const run = useAction();
  const toast = useToast();
  const save = async () => {
    const sent = send({ params: { id: image.id }, body: values });
    const saved = await run(sent, 'Failed to save the picture.');
    if (saved) toast({ title: 'Success', description: 'Picture saved.' });
    return saved !== undefined;
  };
  const set = (change: ImageChange) => setValues((last) => ({ ...last, ...change }));
  const begin = (change: ImageChange) => {
    setStored((last) => ({ ...last, ...change }));
    set(change);
  };
  const isChanged = JSON.stringify(values) !== JSON.stringify(stored);
  return { values, isChanged, errors: error?.fields ?? {}, isSending, set, begin, save };
}

const changeableOf = ({ alt, caption, credit, focalPoint }: Image): Required<ImageChange> => ({
  alt,
  caption,
  credit,
  focalPoint,
});
