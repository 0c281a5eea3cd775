import { useState, type ComponentProps, type ElementType } from 'react';
import { Icon, type IconName } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { ChooseImageDialog } from '../images/ChooseImageDialog.tsx';
import { AddPostsDialog } from './AddPostsDialog.tsx';
import { blankBlock, withKey, type BlockType, type DraftBlock } from './draft-blocks.ts';

const choices: readonly { type: BlockType; label: string; icon: IconName }[] = [
  { type: 'text', label: 'Text', icon: 'edit' },
  { type: 'image', label: 'Picture', icon: 'picture' },
  { type: 'button', label: 'Button', icon: 'link' },
  { type: 'divider', label: 'Divider', icon: 'minus' },
  { type: 'post', label: 'Posts', icon: 'document' },
];

interface AddBlockProps {
  label: string;
  trigger: ComponentProps<typeof Menu>['trigger'];
  face?: ElementType;
  attributes?: ComponentProps<typeof Menu>['attributes'];
  onAdd: (blocks: DraftBlock[]) => void;
}

/** A menu of the blocks. Pictures and posts are chosen before they are added. */
export function AddBlock({ label, trigger, face, attributes, onAdd }: AddBlockProps) {
  const [choosing, setChoosing] = useState<'image' | 'post'>();
  const choose = (type: BlockType) => {
    if (type === 'image' || type === 'post') setChoosing(type);
    else onAdd([blankBlock(type)]);
  };
  const add = (blocks: DraftBlock[]) => {
    setChoosing(undefined);
    onAdd(blocks);
  };
  return (
    <>
      <Menu
        label={label}
        trigger={trigger}
        look="secondary"
        align="start"
        {...(face && { face })}
        {...(attributes && { attributes })}
      >
        {() =>
          choices.map(({ type, label: name, icon }) => (
            <MenuItem key={type} onSelect={() => choose(type)}>
              <Icon name={icon} size={18} />
              {name}
            </MenuItem>
          ))
        }
      </Menu>
      {choosing && <ChooseContent type={choosing} onAdd={add} onClose={() => setChoosing(undefined)} />}
    </>
  );
}

interface ChooseContentProps {
  type: 'image' | 'post';
  onAdd: (blocks: DraftBlock[]) => void;
  onClose: () => void;
}

function ChooseContent({ type, onAdd, onClose }: ChooseContentProps) {
  if (type === 'image')
    return (
      <ChooseImageDialog
        title="Choose a picture"
        onChoose={({ id }) => onAdd([withKey({ type: 'image', imageId: id, alt: '' })])}
        onClose={onClose}
      />
    );
  return (
    <AddPostsDialog
      onChoose={(ids) => onAdd(ids.map((blogPostId) => withKey({ type: 'post', blogPostId })))}
      onClose={onClose}
    />
  );
}
