import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { UnsupportedInPost } from '@workspace/contracts/claims/find-unsupported-in-post';
import type { StoredDisclosure } from '@workspace/contracts/disclosure';
import type { NewBlogPost } from '@workspace/contracts/managed-posts';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { DisclosureFields } from '../disclosure/DisclosureFields.tsx';
import { useDisclosureChoice } from '../disclosure/use-disclosure-choice.ts';
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
/* Grows, so that the button stays at the end of the row. */
const Beside = styled.div`
  display: grid;
  gap: ${space.xs};
  flex: 1 1 16rem;
`;
const Tick = styled.label`
  display: flex;
  gap: ${space.md};
  align-items: baseline;
  input {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    accent-color: ${color.link};
  }
`;

/** The answers of a staff member before readers see an AI draft. */
export type Confirmation = Pick<NewBlogPost, 'checkedClaims' | 'disclosure'>;

interface CheckClaimsDialogProps {
  unchecked: UnsupportedInPost[];
  /** Also asks how readers learn of the model. */
  asksDisclosure: boolean;
  /** The earlier answer to that. */
  disclosure?: StoredDisclosure | null | undefined;
  /** Action that follows the confirmation. */
  action: 'Publish' | 'Schedule';
  isBusy: boolean;
  /** Called with the displayed sentences and the disclosure. */
  onYes: (confirmation: Confirmation) => void;
  onClose: () => void;
  /** Further effects of the action. */
  children?: ReactNode;
}

/**
 * Requires the user to confirm that the unsupported sentences were checked, and to choose how readers learn of the
 * model, before readers see a post.
 */
export function CheckClaimsDialog(props: CheckClaimsDialogProps) {
  const { unchecked, asksDisclosure, action, isBusy, onYes, onClose, children } = props;
  const [isTicked, setTicked] = useState(false);
  const telling = useDisclosureChoice(props.disclosure);
  const sentences = [...new Map(unchecked.map((found) => [found.sentence, found])).values()];
  const isChecked = sentences.length === 0 || isTicked;
  const isDisclosed = !asksDisclosure || telling.disclosure !== undefined;
  const yes = () =>
    onYes({
      ...(sentences.length > 0 && { checkedClaims: sentences.map(({ sentence }) => sentence) }),
      ...(asksDisclosure && telling.disclosure && { disclosure: telling.disclosure }),
    });
  const beside = (
    <Beside>
      {sentences.length > 0 && (
        <CheckedTick count={sentences.length} isTicked={isTicked} onTick={() => setTicked(!isTicked)} />
      )}
      {isChecked && !isDisclosed && <Facts role="status">Choose what readers are told.</Facts>}
    </Beside>
  );
  return (
    <FormDialog
      title={sentences.length > 0 ? 'Were these checked?' : 'What are readers told?'}
      description={descriptionOf(sentences.length, action)}
      submitLabel={action}
      canSubmit={isChecked && isDisclosed}
      isBusy={isBusy}
      isByButtonOnly
      hasUnsavedChanges={telling.hasWords}
      onSubmit={yes}
      onClose={onClose}
      beside={beside}
    >
      {sentences.length > 0 && <UncheckedList sentences={sentences} />}
      {asksDisclosure && <DisclosureFields form={telling} />}
      {children}
    </FormDialog>
  );
}

function CheckedTick({ count, isTicked, onTick }: { count: number; isTicked: boolean; onTick: () => void }) {
  return (
    <Tick>
      <input type="checkbox" checked={isTicked} onChange={onTick} />
      {`I have checked ${count === 1 ? 'this sentence' : `each of these ${count} sentences`} against a source. My name and the time are kept.`}
    </Tick>
  );
}

function descriptionOf(count: number, action: CheckClaimsDialogProps['action']): string {
  const states = `, and ${formatCount(count, 'sentence')} in it ${count === 1 ? 'states' : 'state'} what is not in the register of claims`;
  const end = action === 'Publish' ? ' Once published, readers see it at once.' : '';
  return `A model drafted this post${count === 0 ? '' : states}.${end}`;
}

function UncheckedList({ sentences }: { sentences: UnsupportedInPost[] }) {
  return (
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
  );
}
