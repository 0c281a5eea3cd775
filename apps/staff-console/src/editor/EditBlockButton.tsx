import { useContext } from 'react';
import { useSlateStatic } from 'slate-react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { BlockDialogsContext, type BlockDraft } from './block-dialogs.ts';

const Row = styled.div`
  margin-top: ${space.sm};
`;

/** Opens the dialog of a block, for its fields other than the caption. */
export function EditBlockButton({ label, draft }: { label: string; draft: BlockDraft }) {
  const editor = useSlateStatic();
  const open = useContext(BlockDialogsContext);
  if (!open) return null;
  return (
    <Row>
      <Button size="sm" aria-haspopup="dialog" onClick={() => open(editor, draft)}>
        {label}
      </Button>
    </Row>
  );
}
