import { styled } from 'styled-components';
import { variantLetters } from '@workspace/contracts/campaign-variants';
import type { Delivery, DeliveryClicks } from '@workspace/contracts/newsletter-deliveries';
import { color, font, media, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatCount } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';

const Copy = styled.div`
  max-width: 34rem;
  ${media.phoneUp} {
    min-width: 15rem;
  }
  ${media.roomy} {
    min-width: 22rem;
  }
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.45 ${font.text};
  overflow-wrap: anywhere;
  white-space: normal;
  code {
    font-family: ${font.mono};
  }
`;

// The status of an uncertain delivery explains it already.
const reasonSentences: Readonly<Record<string, string>> = {
  worker_stopped: '',
  no_answer: '',
  no_such_address: 'There is no such address. It gets no more mail.',
  put_off_too_long: 'The mail server put it off for a whole day.',
  condition: 'The condition of this email was not met.',
  cannot_be_written: 'The address cannot be written to by mail.',
  left: 'Had left before it was their turn.',
  bounced: 'Came back: the address does not take mail. It gets no more.',
  complained: 'Was called spam. The address gets no more mail.',
  staff: 'Staff stopped all mail to the address.',
  came_back: 'Came back, for a reason that may pass.',
  erased: 'The person had everything erased.',
  cancelled: 'The campaign was cancelled before it was their turn.',
};

// Their sentences name the cause already.
const namesCause = new Set(['no_such_address', 'bounced']);

const mayHaveArrived = new Set<Delivery['status']>(['handed_over', 'uncertain']);

/** The details of one delivery: the reason, the mail server's response, and the next step. */
export function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { status, reason, answer, failure, attempts, retryAt, resentBy, resentAt, clicks, variant } = delivery;
  const sentence = reason && (reasonSentences[reason] ?? reason);
  return (
    <Copy>
      {status === 'uncertain' && <p>Given to the mail server, whose answer was never seen.</p>}
      {typeof variant === 'number' && <p>Variant {variantLetters[variant]} of the A/B test.</p>}
      {sentence && <p>{sentence}</p>}
      {failure && !namesCause.has(reason ?? '') && <p>{failure.sentence}</p>}
      {answer && (
        <p>
          The mail server: <code>{answer}</code>
        </p>
      )}
      {status === 'retry' && retryAt && <p>Tried again {shortMoment(retryAt)}.</p>}
      {clicks && mayHaveArrived.has(status) && <Clicks clicks={clicks} />}
      {attempts > 1 && <p>{formatCount(attempts, 'attempt')}.</p>}
      {resentBy && resentAt && (
        <p>
          Sent once more by {resentBy}, {shortMoment(resentAt)}.
        </p>
      )}
    </Copy>
  );
}

/** The subscriber's clicks, if they are counted. */
function Clicks({ clicks: { firstAt, links, scannerHits } }: { clicks: DeliveryClicks }) {
  return (
    <>
      <p>
        {firstAt
          ? `Followed ${formatCount(links, 'link')}, first ${shortMoment(firstAt)}.`
          : 'Followed no link by now.'}
      </p>
      {scannerHits > 0 && <p>A scanner followed links {formatCount(scannerHits, 'time')}.</p>}
    </>
  );
}
