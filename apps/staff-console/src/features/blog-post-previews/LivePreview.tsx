import { useRef, useState } from 'react';
import { Button } from '@workspace/ui/Button';
import { Icon } from '@workspace/ui/Icon';
import { Notice } from '@workspace/ui/Notice';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import type { PostValues } from '../blog-posts/post-values.ts';
import { Pane, PaneBar, PaneNotice, Stage, WideOnly } from './live-preview-style.ts';
import { useFrameSize, type FrameWidth } from './use-frame-size.ts';
import { useLivePreview, type PreviewState } from './use-live-preview.ts';
import type { PreviewPane } from './use-preview-pane.ts';

interface LivePreviewProps {
  values: PostValues;
  /** The ID of the stored post; undefined for a new one. */
  id: string | undefined;
  pane: PreviewPane;
}

const frameWidths = [
  { value: 'desktop', label: 'Desktop', count: undefined },
  { value: 'phone', label: 'Phone', count: undefined },
] as const;
const views = [
  { value: 'beside', label: 'Beside the text', count: undefined },
  { value: 'full', label: 'Full', count: undefined },
] as const;

/** The layout of the window at hand. */
const ownWidth = (): FrameWidth => (matchMedia('(min-width: 60rem)').matches ? 'desktop' : 'phone');

/** The unsaved texts as the article that readers would see, rendered by the site as they are typed. */
export function LivePreview({ values, id, pane }: LivePreviewProps) {
  const [width, setWidth] = useState<FrameWidth>(ownWidth);
  const stage = useRef<HTMLDivElement>(null);
  useFrameSize(stage, width);
  const { preview, retry } = useLivePreview(stage, { values, id, onKey: pane.onKey });
  return (
    <Pane
      id={pane.id}
      aria-label="Live preview"
      aria-busy={preview.state === 'loading'}
      onKeyDown={({ nativeEvent }) => pane.onKey(nativeEvent)}
    >
      <PaneBar>
        <FilterButtons label="Width" choices={frameWidths} chosen={width} onChoose={setWidth} />
        <WideOnly>
          <FilterButtons label="Place" choices={views} chosen={pane.view} onChoose={pane.setView} />
        </WideOnly>
        <Button size="sm" variant="quiet" onClick={pane.close}>
          <Icon name="close" size={16} />
          Back to the text
        </Button>
      </PaneBar>
      <PaneNotice>
        <Problem preview={preview} onRetry={retry} />
      </PaneNotice>
      <Stage ref={stage} />
    </Pane>
  );
}

function Problem({ preview, onRetry }: { preview: PreviewState; onRetry: () => void }) {
  if (preview.state === 'old_site')
    return (
      <Notice tone="caution" title="This release of the site cannot show unsaved words" isLive>
        Save, and use Preview on the site: it shows what is saved.
      </Notice>
    );
  if (preview.state !== 'failed' && preview.state !== 'unreadable') return null;
  return (
    <Notice
      tone="destructive"
      title="The preview is not up to date"
      action={<Button onClick={onRetry}>Try again</Button>}
      isLive
    >
      {preview.state === 'failed' ? preview.message : 'The site does not answer.'} Your words are still in the editor.
    </Notice>
  );
}
