import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { fieldNames } from './field-names.ts';

const Said = styled.ol`
  display: grid;
  gap: ${space.md};
  padding-left: 1.6em;
  overflow-wrap: anywhere;
`;
const Facts = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
const Tick = styled.label`
  display: flex;
  gap: ${space.md};
  align-items: baseline;
  flex: 1 1 16rem;
  input {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.link};
  }
`;

interface CheckClaimsDialogProps {
  unchecked: UnsupportedInPost[];
  /** Action that follows the confirmation. */
  action: 'Publish' | 'Schedule';
  isBusy: boolean;
  /** Called with the displayed sentences. */
  onYes: (sentences: string[]) => void;
  onClose: () => void;
  /** Further effects of the action. */
  children?: ReactNode;
}

/** Requires the user to confirm that the unsupported sentences were checked, before readers see them. */
export function CheckClaimsDialog(props: CheckClaimsDialogProps) {
  const { unchecked, action, isBusy, onYes, onClose, children } = props;
  const [isTicked, setTicked] = useState(false);
  const sentences = [...new Map(unchecked.map((found) => [found.sentence, found])).values()];
  const count = formatCount(sentences.length, 'sentence');
  const tick = (
    <Tick>
      <input type="checkbox" checked={isTicked} onChange={() => setTicked(!isTicked)} />
      {`I have checked ${sentences.length === 1 ? 'this sentence' : `each of these ${sentences.length} sentences`} against a source. My name and the time are kept.`}
    </Tick>
  );
  return (
    <FormDialog
      title="Were these checked?"
      description={`A model drafted this post, and ${count} in it ${sentences.length === 1 ? 'states' : 'state'} what is not in the register of claims.${action === 'Publish' ? ' Once published, readers see it at once.' : ''}`}
      submitLabel={action}
      canSubmit={isTicked}
      isBusy={isBusy}
      isByButtonOnly
      hasUnsavedChanges={false}
      onSubmit={() => onYes(sentences.map(({ sentence }) => sentence))}
      onClose={onClose}
      beside={tick}
    >
      <Said>
        {sentences.map(({ sentence, facts, field }) => (
          <li key={sentence}>
            {sentence}
            <Facts>
              {fieldNames[field]}Not in the register: {facts.join(', ')}.
            </Facts>
          </li>
        ))}
      </Said>
      {children}
    </FormDialog>
  );
}
