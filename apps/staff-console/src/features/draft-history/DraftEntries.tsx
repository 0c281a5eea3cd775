import type { DraftHistory } from '@workspace/contracts/draft-history';
import { shortMoment } from '../../layout/local-time.ts';
import { Entry } from '../blog-posts/versions-style.ts';

interface DraftEntriesProps {
  drafts: readonly DraftHistory[];
  current: string;
  onChoose: (id: string) => void;
}

/** The drafts of a model as the oldest entries of a post's history. */
export function DraftEntries({ drafts, current, onChoose }: DraftEntriesProps) {
  return drafts.map(({ id, model, draftedAt, draftedBy, title }) => (
    <li key={id}>
      <Entry type="button" aria-current={id === current || undefined} onClick={() => onChoose(id)}>
        Drafted by {model}
        <span>
          {shortMoment(draftedAt)}, for {draftedBy}
        </span>
        <span>{title}</span>
      </Entry>
    </li>
  ));
}
