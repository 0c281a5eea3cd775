import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ChooseImageDialog } from '../images/ChooseImageDialog.tsx';

const Group = styled.div`
  display: grid;
  gap: ${space.sm};
  > p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  img {
    width: 100%;
    border-radius: ${radius.md};
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
`;
const Name = styled.span`
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

interface PosterFieldProps {
  /** The URL of a picture of the library; empty for a drawn road. */
  poster: string;
  onChange: (poster: string) => void;
}

/** The picture in a video's place before it is loaded. */
export function PosterField({ poster, onChange }: PosterFieldProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Group role="group" aria-label="Poster">
      <Name aria-hidden="true">Poster</Name>
      <p>A picture of the library, shown until a reader plays the video. Without one it is a drawn road.</p>
      {poster && <img src={poster} alt="" />}
      <Row>
        <Button size="sm" onClick={() => setChoosing(true)}>
          {poster ? 'Choose another poster' : 'Choose a poster'}
        </Button>
        {poster && (
          <Button size="sm" onClick={() => onChange('')}>
            Remove the poster
          </Button>
        )}
      </Row>
      {isChoosing && (
        <ChooseImageDialog
          title="Choose a poster"
          onClose={() => setChoosing(false)}
          onChoose={({ url }) => {
            onChange(url);
            setChoosing(false);
          }}
        />
      )}
    </Group>
  );
}
