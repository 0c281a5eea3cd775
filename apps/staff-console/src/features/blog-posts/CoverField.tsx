import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { radius, space } from '@workspace/ui/theme/tokens.ts';
import { Group } from '../../layout/Group.tsx';
import { Row } from '../../layout/Stack.tsx';
import { ChooseImageDialog } from '../images/ChooseImageDialog.tsx';
import { CroppedPicture } from '../images/CroppedPicture.tsx';
import { useCover } from '../images/use-cover.ts';

const Shown = styled.div`
  margin-bottom: ${space.sm};
  border-radius: ${radius.md};
  overflow: hidden;
`;

interface CoverFieldProps {
  /** The image's ID; null for none. */
  value: string | null;
  error: string | undefined;
  onChange: (imageId: string | null) => void;
}

/** A cover picture, in a file that is at least `width` pixels wide. */
export function CoverPreview({ imageId, width }: { imageId: string | null; width: number }) {
  const image = useCover(imageId);
  if (!image) return null;
  return (
    <Shown>
      <CroppedPicture image={image} ratio={16 / 9} width={width} />
    </Shown>
  );
}

/** The cover picture of a post. */
export function CoverField({ value, error, onChange }: CoverFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = (id: string) => {
    setChoosing(false);
    onChange(id);
  };
  return (
    <Group>
      <legend>Cover picture</legend>
      <CoverPreview imageId={value} width={640} />
      <Row>
        <Button size="sm" name="coverImageId" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {value === null ? 'Choose a picture' : 'Change'}
        </Button>
        {value !== null && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Row>
      {error && <p role="alert">{error}</p>}
      {isChoosing && (
        <ChooseImageDialog
          title="Choose a cover"
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => choose(id)}
        />
      )}
    </Group>
  );
}
