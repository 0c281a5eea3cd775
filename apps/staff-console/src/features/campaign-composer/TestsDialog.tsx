import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { mostTests, sendTests } from '@workspace/contracts/campaign-previews';
import type { Campaign } from '@workspace/contracts/campaign';
import type { InputOf, ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { useAuth } from '@workspace/contracts/react/use-auth';
import { useSend } from '@workspace/contracts/react/use-send';
import { TextArea } from '@workspace/ui/Field';
import { Icon } from '@workspace/ui/Icon';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useAction } from '../../layout/use-action.ts';
import { subjectsOf, testValuesOf } from './test-values.ts';
import { addressesIn } from './addresses-in.ts';
import { VariantChoice } from './VariantChoice.tsx';

const Results = styled.ul`
  display: grid;
  gap: ${space.sm};
  list-style: none;
  font-size: ${text.sm};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.sm};
    overflow-wrap: anywhere;
  }
  li[data-outcome='accepted'] svg {
    color: ${color.link};
  }
  li[data-outcome='rejected'] svg {
    color: ${color.danger};
  }
`;

/** Returns the addresses to try again, so that the next press sends no second test to the others; all when none failed. */
const withoutAccepted = (written: string, { rejected }: ResponseOf<typeof sendTests>): string =>
  rejected.length > 0 ? rejected.map(({ email }) => email).join('\n') : written;

const oldWords = 'Tests show what is saved. Save the draft first to have your last words in them.';
const recipients = 'Each address gets the message as its subscriber would, or as a person without a name.';

interface TestsDialogProps {
  campaign: Campaign;
  isChanged: boolean;
  onClose: () => void;
}

/** Sends tests to several addresses, and shows what became of each. */
export function TestsDialog({ campaign, isChanged, onClose }: TestsDialogProps) {
  const { written, setWritten, isChanged: isWritten, start } = useAddresses();
  const [variant, setVariant] = useState(0);
  const field = useSelectedText();
  const subjects = subjectsOf(campaign.subject, testValuesOf(campaign));
  const emails = addressesIn(written);
  const isTooMany = emails.length > mostTests;
  const { outcome, submit, isSending } = useTests(campaign, { emails, ...(subjects.length > 0 && { variant }) });
  const sendAll = async () => {
    const result = await submit();
    if (result) start(withoutAccepted(written, result));
  };
  return (
    <FormDialog
      title="Send tests"
      description={isChanged ? oldWords : recipients}
      submitLabel={emails.length > 1 ? `Send ${formatCount(emails.length, 'test')}` : 'Send test'}
      canSubmit={emails.length > 0 && !isTooMany}
      isBusy={isSending}
      isByButtonOnly
      onSubmit={() => void sendAll()}
      hasUnsavedChanges={isWritten}
      onClose={onClose}
    >
      <VariantChoice subjects={subjects} value={variant} onChange={setVariant} />
      <TextArea
        ref={field}
        label="Addresses"
        hint={`Up to ${mostTests}, one per line or with commas between them`}
        error={isTooMany ? `These are ${emails.length}. Send at most ${mostTests} at a time` : undefined}
        rows={4}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <div role="status">{outcome && <TestResults {...outcome} />}</div>
    </FormDialog>
  );
}

/** The written addresses: one's own at first. Those of the last press are not lost with the dialog. */
function useAddresses() {
  const own = useAuth().user?.email ?? '';
  const [written, setWritten] = useState(own);
  const [before, setBefore] = useState(own);
  const start = (addresses: string) => {
    setWritten(addresses);
    setBefore(addresses);
  };
  return { written, setWritten, isChanged: written !== before, start };
}

/** Returns the ref of a field whose text is selected: typing replaces a proposal, which it would otherwise join. */
function useSelectedText() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return field;
}

function useTests({ id }: Campaign, body: InputOf<typeof sendTests>['body']) {
  const [outcome, setOutcome] = useState<ResponseOf<typeof sendTests>>();
  const { send, isSending } = useSend(sendTests);
  const runAction = useAction();
  const submit = async () => {
    const result = await runAction(send({ params: { id }, body }), 'Failed to send the tests');
    if (result) setOutcome(result);
    return result;
  };
  return { outcome, submit, isSending };
}

function TestResults({ accepted, rejected }: ResponseOf<typeof sendTests>) {
  return (
    <Results aria-label="Outcome">
      {accepted.map((email) => (
        <li key={email} data-outcome="accepted">
          <Icon name="check" size={18} />
          <span>A test is on its way to {email}.</span>
        </li>
      ))}
      {rejected.map(({ email, reason }) => (
        <li key={email} data-outcome="rejected">
          <Icon name="close" size={18} />
          <span>
            <strong>{email}</strong>: {reason}
          </span>
        </li>
      ))}
    </Results>
  );
}
