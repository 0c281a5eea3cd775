import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { Icon } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { color } from '@workspace/ui/theme/tokens.ts';
import { styled } from 'styled-components';
import type { PastedPictures } from '../../editor/pasted-pictures.ts';
import { Content, Fault, Grip, Row } from './block-style.ts';
import { ButtonBlockFields } from './ButtonBlockFields.tsx';
import type { DraftBlock } from './draft-blocks.ts';
import { ImageBlockFields } from './ImageBlockFields.tsx';
import { PostBlockCard } from './PostBlockCard.tsx';
import { TextBlock } from './TextBlock.tsx';

const Line = styled.hr`
  margin: 0.6rem 0;
  border: 0;
  border-top: 1px solid ${color.lineControl};
`;

interface BlockRowProps {
  block: DraftBlock;
  /** The block for screen readers: 'Block 2 of 5, Text'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isNew: boolean;
  isDragging: boolean;
  error: string | undefined;
  grip: ComponentProps<typeof Menu>['attributes'];
  onChange: (block: DraftBlock) => void;
  /** Receives pictures that are pasted into a text. */
  onPictures: (pictures: PastedPictures) => void;
  /** Receives every key that is pressed in the block, before its fields. */
  onPress: (event: KeyboardEvent) => void;
  onMove: (step: -1 | 1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** The way to add a block above. */
  insert: ReactNode;
}

/** One block of the message, edited in place, with its grip. */
export function BlockRow(props: BlockRowProps) {
  const { block, name, isDragging, error, insert } = props;
  const errorId = `${block.key}-error`;
  return (
    <Row
      data-block={block.key}
      data-dragging={isDragging || undefined}
      aria-label={name}
      onKeyDownCapture={props.onPress}
    >
      {insert}
      <span data-grip="">
        <GripMenu {...props} />
      </span>
      <Content data-invalid={error ? '' : undefined}>
        <BlockContent {...props} describedBy={error && errorId} />
        {error && <Fault id={errorId}>{error}</Fault>}
      </Content>
    </Row>
  );
}

function BlockContent({
  block,
  name,
  isNew,
  onChange,
  onPictures,
  describedBy,
}: BlockRowProps & { describedBy: string | undefined }) {
  switch (block.type) {
    case 'text':
      return (
        <TextBlock
          label={name}
          initial={block.html}
          isNew={isNew}
          describedBy={describedBy}
          onChange={(html) => onChange({ ...block, html })}
          onPictures={onPictures}
        />
      );
    case 'image':
      return <ImageBlockFields block={block} name={name} onChange={(change) => onChange({ ...block, ...change })} />;
    case 'button':
      return <ButtonBlockFields block={block} name={name} onChange={(change) => onChange({ ...block, ...change })} />;
    case 'divider':
      return <Line />;
    case 'post':
      return <PostBlockCard blogPostId={block.blogPostId} />;
  }
}

/** Its items are rendered at once: the click that would render them belongs to the drag. */
function GripMenu({ name, isFirst, isLast, grip, onMove, onDuplicate, onRemove }: BlockRowProps) {
  return (
    <Menu
      label={name}
      align="start"
      face={Grip}
      attributes={{ ...grip, title: 'Drag to move, press for more' }}
      trigger={<Icon name="grip" size={18} />}
    >
      <MenuItem isDisabled={isFirst} onSelect={() => onMove(-1)}>
        <Icon name="moveUp" size={18} />
        Move up
      </MenuItem>
      <MenuItem isDisabled={isLast} onSelect={() => onMove(1)}>
        <Icon name="moveDown" size={18} />
        Move down
      </MenuItem>
      <MenuItem onSelect={onDuplicate}>
        <Icon name="duplicate" size={18} />
        Duplicate
      </MenuItem>
      <MenuItem tone="danger" onSelect={onRemove}>
        <Icon name="bin" size={18} />
        Remove
      </MenuItem>
    </Menu>
  );
}
