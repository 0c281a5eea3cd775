import { Button } from '@workspace/ui/Button';
import type { PreviewPane } from '../blog-post-previews/use-preview-pane.ts';
import type { useSidePanel } from './use-side-panel.ts';

interface PanelButtonsProps {
  pane: PreviewPane;
  side: ReturnType<typeof useSidePanel>;
}

/** The buttons that open and close the live preview, and the panel. */
export function PanelButtons({ pane, side }: PanelButtonsProps) {
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={pane.isOpen}
        aria-controls={pane.isOpen ? pane.id : undefined}
        aria-keyshortcuts="Control+Shift+P"
        onClick={pane.toggle}
      >
        Preview
      </Button>
      <Button size="sm" variant="quiet" aria-expanded={side.isOpen} aria-controls={side.id} onClick={side.toggle}>
        Settings
      </Button>
    </>
  );
}
