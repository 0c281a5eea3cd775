import { Button } from '@workspace/ui/Button';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { formatCount } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { Sentences } from './claims-style.ts';
import type { Claims } from './use-claims.ts';

interface CheckedSentencesProps extends Pick<Claims, 'checks'> {
  /** Adds a source to a sentence. */
  onSource: ((sentence: string) => void) | undefined;
}

/** The sentences that staff checked, with the person and the time of each check. */
export function CheckedSentences({ checks, onSource }: CheckedSentencesProps) {
  return (
    <details>
      <summary>{formatCount(checks.length, 'sentence')} checked</summary>
      <Sentences>
        {checks.map(({ sentence, checkedBy, checkedAt }) => (
          <li key={sentence}>
            “{sentence}” {checkedBy}, {shortMoment(checkedAt)}{' '}
            {onSource && (
              <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => onSource(sentence)}>
                Add source<VisuallyHidden> to “{sentence}”</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </Sentences>
    </details>
  );
}
