import { useState } from 'react';
import { changeClaimChecks, deleteClaimSource, type ClaimSource } from '@workspace/contracts/claim-checks';
import { longDateOf } from '@workspace/contracts/long-date';
import { useSend } from '@workspace/contracts/react/use-send';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { Switch } from '@workspace/ui/Switch';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { formatCount } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { useAction } from '../../layout/use-action.ts';
import { Sentences } from './claims-style.ts';
import { focusAfterSource } from './use-add-source.tsx';
import type { Claims } from './use-claims.ts';

/** The sources of a post's sentences, and the switch that shows them to readers. */
export function SourcesList({ claims }: { claims: Claims }) {
  const { sources, showSources } = claims;
  const { flip, remove } = useSourceChanges(claims);
  const [doomed, setDoomed] = useState<ClaimSource>();
  const confirm = () => {
    if (doomed) remove(doomed);
    setDoomed(undefined);
  };
  return (
    <>
      <details>
        <summary>{formatCount(sources.length, 'source')}</summary>
        <Sentences>
          {sources.map((source) => (
            <li key={source.id}>
              <SourceLine source={source} />{' '}
              <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setDoomed(source)}>
                Delete<VisuallyHidden> the source {source.title}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Sentences>
      </details>
      <Switch
        label="Show sources to readers"
        hint="As a list at the end of the article. Applies at once."
        isOn={showSources}
        onFlip={flip}
      />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={confirm}
        title="Delete this source?"
        description="Its sentence then needs another source or a check before readers see the next save."
        confirmLabel="Delete"
      />
    </>
  );
}

function useSourceChanges({ postId: id = '', refresh }: Claims) {
  const { send: sendChange } = useSend(changeClaimChecks);
  const { send: sendDelete } = useSend(deleteClaimSource);
  const run = useAction();
  const flip = (showSources: boolean) =>
    void run(sendChange({ params: { id }, body: { showSources } }), 'Failed to change this.').then(refresh);
  const remove = ({ id: sourceId }: ClaimSource) => {
    focusAfterSource();
    void run(sendDelete({ params: { id, sourceId } }), 'Failed to delete the source.').then(refresh);
  };
  return { flip, remove };
}

function SourceLine({ source }: { source: ClaimSource }) {
  const { title, url, document, readOn, quote, sentence, addedBy, addedAt } = source;
  return (
    <>
      “{sentence}”{' '}
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {title}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      ) : (
        title
      )}
      {document && `, ${document}`}
      {readOn && `, read on ${longDateOf(readOn)}`}
      {quote && `: “${quote}”`}. {addedBy}, {shortMoment(addedAt)}
    </>
  );
}
