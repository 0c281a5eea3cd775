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
import { Sentences, Soft } from './claims-style.ts';
import type { Claims } from './use-claims.ts';
import { useFocusAfterSource } from './use-focus-after-source.ts';

/** The sources of a post's sentences, and the switch that shows them to readers. */
export function SourcesList({ claims }: { claims: Claims }) {
  const { sources, showSources } = claims;
  const { flip, remove } = useSourceChanges(claims);
  return (
    <>
      <details>
        <summary>{formatCount(sources.length, 'source')}</summary>
        <Sentences>
          {sources.map((source) => (
            <li key={source.id}>
              <SourceLine source={source} /> <DeleteSource source={source} onDelete={remove} />
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
    </>
  );
}

function DeleteSource({ source, onDelete }: { source: ClaimSource; onDelete: (source: ClaimSource) => void }) {
  const [isOpen, setOpen] = useState(false);
  const focusAfter = useFocusAfterSource();
  const confirm = () => {
    setOpen(false);
    focusAfter();
    onDelete(source);
  };
  return (
    <>
      <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete<VisuallyHidden> the source {source.title}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
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
      {quote && `: “${quote}”`}
      <Soft as="span">
        {' '}
        {addedBy}, {shortMoment(addedAt)}
      </Soft>
    </>
  );
}
