import { useState } from 'react';
import { chooseVariant, type AbTest } from '@workspace/contracts/campaign-ab-tests';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { formatCount } from '../../layout/format-number.ts';
import { Row } from '../../layout/Stack.tsx';
import { useAction } from '../../layout/use-action.ts';
import { plainSubject } from '../newsletter-campaigns/subject-parts.ts';
import { letterOf } from './result-sentence.ts';

interface ChooseVariantProps {
  campaignId: string;
  test: AbTest;
  isPaused: boolean;
  onChosen: () => void;
}

/** Ends the test: sends one variant to the waiting recipients now, or once a paused campaign is resumed. */
export function ChooseVariant({ campaignId, test, isPaused, onChosen }: ChooseVariantProps) {
  const { variants, waiting } = test;
  const [chosen, setChosen] = useState<number>();
  const { send, isSending } = useSend(chooseVariant);
  const runAction = useAction();
  const people = formatCount(waiting, 'person', 'people');
  const choose = async () => {
    const input = { params: { id: campaignId }, body: { variant: chosen! } };
    await runAction(send(input), 'Failed to choose the variant');
    setChosen(undefined);
    onChosen();
  };
  const letter = letterOf(chosen ?? 0);
  return (
    <Row>
      {variants.map((_variant, index) => (
        <Button key={letterOf(index)} size="sm" aria-haspopup="dialog" onClick={() => setChosen(index)}>
          Send {letterOf(index)} to the rest{isPaused ? '' : ' now'}
        </Button>
      ))}
      <ConfirmDialog
        isOpen={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        onConfirm={() => void choose()}
        isBusy={isSending}
        tone="calm"
        title={`Send ${letter} to ${people}?`}
        description={
          <>
            The test ends, and “{plainSubject(variants[chosen ?? 0]?.subject ?? '')}” goes to the {people} who wait
            {isPaused ? ', once you resume the campaign' : ''}. This cannot be changed afterwards.
          </>
        }
        confirmLabel={`Send ${letter} to ${people}`}
      />
    </Row>
  );
}
