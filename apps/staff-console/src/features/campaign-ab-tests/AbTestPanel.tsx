import { useEffect, useRef, useState } from 'react';
import { getAbTest, type AbTest } from '@workspace/contracts/campaign-ab-tests';
import type { Campaign } from '@workspace/contracts/campaign';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { formatCount } from '../../layout/format-number.ts';
import { formatMoment, shortMoment } from '../../layout/local-time.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { Permitted } from '../../layout/Permitted.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { ChooseVariant } from './ChooseVariant.tsx';
import { resultSentence } from './result-sentence.ts';
import { VariantsTable } from './VariantsTable.tsx';

const refreshMilliseconds = 5_000;

interface AbTestPanelProps {
  campaign: Campaign;
  refresh: () => void;
}

/** The A/B test of a started campaign: its figures, its result, and the choice by hand. */
export function AbTestPanel({ campaign, refresh }: AbTestPanelProps) {
  const { id, status } = campaign;
  const options = { refreshInterval: () => refreshMilliseconds };
  const test = useEndpoint(getAbTest, { params: { id } }, options);
  const { data } = test;
  const canChoose = data && !data.decision && data.waiting > 0 && (status === 'sending' || status === 'paused');
  const { result, onChosen } = useResultFocus(Boolean(data?.decision));
  const reload = () => {
    onChosen();
    test.refresh();
    refresh();
  };
  return (
    <Panel title="A/B test">
      {test.error && !data && <NotLoaded subject="The test" error={test.error} refresh={test.refresh} />}
      {!data && !test.error && <Skeleton lines={4} />}
      {data && (
        <Stack>
          <p ref={result} tabIndex={-1} role="status">
            {resultSentence(data, status === 'sent') ?? phaseSentence(data, status)}
          </p>
          <VariantsTable test={data} />
          {canChoose && (
            <Permitted to="newsletter-campaigns:write">
              <ChooseVariant campaignId={id} test={data} isPaused={status === 'paused'} onChosen={reload} />
            </Permitted>
          )}
          <HowRead test={data} />
        </Stack>
      )}
    </Panel>
  );
}

/** Moves the focus to the result once it is there: the buttons of the choice are gone then. */
function useResultFocus(isDecided: boolean) {
  const result = useRef<HTMLParagraphElement>(null);
  const [isChosenHere, setChosenHere] = useState(false);
  useEffect(() => {
    if (isChosenHere && isDecided) result.current?.focus();
  }, [isChosenHere, isDecided]);
  return { result, onChosen: () => setChosenHere(true) };
}

/** Returns the phase of a test without a decision. */
function phaseSentence({ endsAt, waiting, winnerBy }: AbTest, status: Campaign['status']): string {
  const people = formatCount(waiting, 'person', 'people');
  const waits = `${people} ${waiting === 1 ? 'waits' : 'wait'}`;
  if (status === 'cancelled') return 'The campaign was cancelled before a variant was chosen.';
  if (winnerBy === 'hand') return waiting > 0 ? `${waits} for your choice.` : 'Everybody was in the test.';
  // In the first seconds the recipients are not known.
  if (!endsAt) return `The test is going out. ${waiting > 0 ? `${waits}; the` : 'The'} time runs from its last email.`;
  if (status === 'paused') return `${waits}. Nothing is decided by itself while the campaign is paused.`;
  return `${waiting > 0 ? `${waits}. ` : ''}The clicks decide on ${formatMoment(endsAt)}.`;
}

function HowRead({ test: { variants, decision } }: { test: AbTest }) {
  if (variants.every(({ readers }) => readers === null)) return <p>This campaign counts no clicks.</p>;
  return (
    <p>
      The figures are of the recipients in the test, as of now
      {decision && decision.reason !== 'hand' ? `; the decision was made on ${shortMoment(decision.at)}` : ''}. Clicks
      of scanners are not counted. The bar is the 95% interval of a rate: how far the rate of so few people may be from
      that of all.
    </p>
  );
}
