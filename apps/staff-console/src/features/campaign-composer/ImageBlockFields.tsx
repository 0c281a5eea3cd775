import { useState } from 'react';
import { styled } from 'styled-components';
import { getImage } from '@workspace/contracts/images';
import type { ImageBlock } from '@workspace/contracts/campaign-blocks';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Button } from '@workspace/ui/Button';
import { color, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { isGone } from '../../layout/is-gone.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { ChooseImageDialog } from '../images/ChooseImageDialog.tsx';
import { thumbnailOf } from '../images/thumbnail-of.ts';
import { Bare } from './block-style.ts';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  margin: 0;
  img {
    display: block;
    width: 100%;
    max-height: 20rem;
    border-radius: ${radius.sm};
    background-color: ${color.groundAlt};
    object-fit: cover;
  }
  figcaption {
    display: flex;
    gap: ${space.sm};
    align-items: center;
  }
`;
const Missing = styled.p`
  padding: ${space.lg};
  background-color: ${color.groundAlt};
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

interface ImageBlockFieldsProps {
  block: ImageBlock;
  name: string;
  onChange: (change: Partial<ImageBlock>) => void;
}

/** A picture with the text for readers who do not see it. */
export function ImageBlockFields({ block: { imageId, alt }, name, onChange }: ImageBlockFieldsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { data, error, refresh } = useEndpoint(getImage, { params: { id: imageId } });
  const wasDeleted = isGone(error);
  const image = wasDeleted ? undefined : data?.image;
  return (
    <Figure>
      {image && (
        <img src={thumbnailOf(image, 1_040)} alt={alt || image.alt} width={image.width} height={image.height} />
      )}
      {wasDeleted && <Missing>This picture is not in the library any more. Choose another.</Missing>}
      {error && !wasDeleted && !image && <NotLoaded subject="The picture" error={error} refresh={refresh} />}
      <figcaption>
        <Bare
          aria-label={`${name}: text for readers who do not see it`}
          placeholder={
            image?.alt ? `From the library: ${image.alt}` : 'Describe the picture for readers who do not see it'
          }
          maxLength={500}
          value={alt}
          onChange={({ target }) => onChange({ alt: target.value })}
        />
        <Button size="sm" variant="quiet" onClick={() => setChoosing(true)}>
          Change
        </Button>
      </figcaption>
      {isChoosing && (
        <ChooseImageDialog
          title="Choose a picture"
          onChoose={(chosen) => {
            onChange({ imageId: chosen.id });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Figure>
  );
}
