import type { ChangeEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { imageTypes } from '@workspace/contracts/images';
import { Icon } from '@workspace/ui/Icon';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useDenied } from '../../layout/use-permission.ts';
import { useDrop } from '@workspace/ui/FileField';

const Area = styled.div`
  border-radius: ${radius.md};
  &[data-over] {
    outline: 3px dashed ${color.link};
    outline-offset: 4px;
  }
`;
const Chooser = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding: ${space.md} ${space.lg};
  border: 2px dashed ${color.lineControl};
  border-radius: ${radius.md};
  cursor: pointer;
  &:hover {
    border-color: ${color.ink};
    background-color: ${color.groundAlt};
  }
  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  strong {
    display: block;
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
  }
  small {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }
`;

interface ImageDropProps {
  onFiles: (files: File[]) => void;
  /** One picture only. */
  isSingle?: boolean;
  children?: ReactNode;
}

/** Takes pictures by button, drop and paste; `children` are in the drop area too. */
export function ImageDrop({ onFiles, isSingle = false, children }: ImageDropProps) {
  const take = (files: Iterable<File> | undefined) => {
    const all = [...(files ?? [])];
    if (all.length > 0) onFiles(isSingle ? all.slice(0, 1) : all);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files ?? undefined);
    // Reset, so that the same file can be chosen again.
    target.value = '';
  };
  const isDenied = useDenied('images:write') !== undefined;
  const drop = useDrop('Files', ({ files }) => take(files));
  if (isDenied) return children;
  return (
    <Area {...drop} onPaste={({ clipboardData }) => take(clipboardData.files)}>
      <Chooser>
        <Icon name="upload" size={24} />
        <span>
          <strong>{isSingle ? 'Upload a picture' : 'Upload pictures'}</strong>
          <small>Choose, drop or paste. JPEG, PNG, WebP, AVIF or GIF, at most 25 MB each</small>
        </span>
        <input type="file" accept={imageTypes.join(',')} multiple={!isSingle} onChange={choose} />
      </Chooser>
      {children}
    </Area>
  );
}
