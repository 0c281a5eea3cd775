import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ShownImage } from '@workspace/contracts/images';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { CroppedPicture } from './CroppedPicture.tsx';

const Card = styled.div`
  padding: ${space.md} ${space.lg};
  border-top: 1px solid ${color.line};
  border-left: 4px solid ${color.lane};
  overflow-wrap: anywhere;
  strong {
    display: block;
    font: ${weight.strong} ${text.sm} / 1.35 ${font.sign};
  }
  p {
    font-size: ${text.sm};
    line-height: 1.45;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.xs};
  }
`;

interface SharedLinkProps {
  image: ShownImage | undefined;
  /** Width of the picture divided by its height. */
  ratio: number;
  title: string;
  description?: string;
  address: ReactNode;
}

/** A link as another site shows it: its picture, its texts and its address. */
export function SharedLink({ image, ratio, title, description, address }: SharedLinkProps) {
  return (
    <>
      {image && <CroppedPicture image={image} ratio={ratio} />}
      <Card>
        <strong>{title}</strong>
        {description && <p>{description}</p>}
        <small>{address}</small>
      </Card>
    </>
  );
}
