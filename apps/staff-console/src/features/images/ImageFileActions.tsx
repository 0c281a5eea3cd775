import { useRef, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { imageTypes, replaceImage, type Image } from '@workspace/contracts/images';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { useToast } from '@workspace/ui/Toast';
import { Row } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';
import { DeleteImageButton } from './DeleteImageButton.tsx';

const Chooser = styled.input`
  display: none;
`;

interface ImageFileActionsProps {
  image: Image;
  onReplaced: (image: Image) => void;
  onDeleted: () => void;
}

/** Replaces the file of a picture, or deletes the picture. */
export function ImageFileActions({ image, onReplaced, onDeleted }: ImageFileActionsProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSend(replaceImage);
  const run = useAction();
  const toast = useToast();
  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    const done = file && (await run(send({ params: { id: image.id }, file }), 'Failed to replace the picture.'));
    if (!done) return;
    toast({ title: 'Success', description: 'The picture is replaced wherever it is used.' });
    onReplaced(done.image);
  };
  return (
    <Row>
      <Button size="sm" isBusy={isSending} onClick={() => chooser.current?.click()}>
        Replace the file
      </Button>
      <Chooser ref={chooser} type="file" accept={imageTypes.join(',')} onChange={(event) => void replace(event)} />
      <DeleteImageButton image={image} onDone={onDeleted} />
    </Row>
  );
}
