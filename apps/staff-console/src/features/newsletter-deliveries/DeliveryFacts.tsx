import { styled } from 'styled-components';
import type { Delivery } from '@workspace/contracts/newsletter-deliveries';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { counted } from '../../layout/figures.ts';
import { shortMoment } from '../../layout/local-time.ts';

const Words = styled.div`
  max-width: 34rem;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.45 ${font.text};
  overflow-wrap: anywhere;
  code {
    font-family: ${font.mono};
  }
`;

/** What is known of one delivery: why, what the mail server said, and what comes next. */
export function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { status, reason, answer, attempts, retryAt, resentBy, resentAt } = delivery;
  return (
    <Words>
      {status === 'uncertain' && <p>Given to the mail server, whose answer was never seen.</p>}
      {reason && <p>{reason}</p>}
      {answer && (
        <p>
          The mail server: <code>{answer}</code>
        </p>
      )}
      {status === 'retry' && retryAt && <p>Tried again {shortMoment(retryAt)}.</p>}
      {attempts > 1 && <p>{counted(attempts, 'attempt')}.</p>}
      {resentBy && resentAt && (
        <p>
          Sent once more by {resentBy}, {shortMoment(resentAt)}.
        </p>
      )}
    </Words>
  );
}
