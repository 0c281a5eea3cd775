import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@workspace/ui/Button';
import { Tabs } from '@workspace/ui/Tabs';
import { Side, SideFoot } from './post-editor-style.ts';
import { ArticlePreview, ExcerptPreview } from './PostPreview.tsx';
import type { PostForm } from './use-post-form.ts';

interface PostSideProps {
  id: string;
  form: PostForm;
  isOpen: boolean;
  /** Returns false where the panel covers the text. */
  isBesideText: () => boolean;
  tab: string;
  onTab: (tab: string) => void;
  onClose: () => void;
  settings: ReactNode;
  comments: ReactNode;
  /** The number of open comments. */
  openComments: number;
}

/** The panel beside the text: settings, and a live preview. */
export function PostSide(props: PostSideProps) {
  const { id, form, tab, onTab, onClose, settings, comments, openComments } = props;
  const { values } = form;
  const panel = usePanelFocus(props);
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  return (
    <Side
      ref={panel}
      id={id}
      tabIndex={-1}
      aria-label="Settings and preview"
      hidden={!props.isOpen}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
    >
      <Tabs
        label="Panel"
        selected={tab}
        onSelect={onTab}
        tabs={[
          { id: 'settings', label: 'Settings', content: settings },
          { id: 'comments', label: openComments > 0 ? `Comments ${openComments}` : 'Comments', content: comments },
          {
            id: 'article',
            label: 'Article Preview',
            // A long text would be rendered with each key.
            content: props.isOpen && tab === 'article' && <ArticlePreview content={values.content} />,
          },
          { id: 'excerpt', label: 'Excerpt Preview', content: <ExcerptPreview excerpt={values.excerpt} /> },
        ]}
      />
      <SideFoot>
        <Button size="sm" variant="quiet" onClick={close}>
          Close the panel
        </Button>
      </SideFoot>
    </Side>
  );
}

/** A panel that covers the text takes the focus, and with it Escape. */
function usePanelFocus({ isOpen, isBesideText }: Pick<PostSideProps, 'isOpen' | 'isBesideText'>) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && !isBesideText()) panel.current?.focus();
  }, [isOpen, isBesideText]);
  return panel;
}
