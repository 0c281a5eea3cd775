import type { ReactNode } from 'react';
import { Button } from '@workspace/ui/Button';
import { Tabs } from '@workspace/ui/Tabs';
import { BarGroup, Side } from './post-editor-style.ts';
import { ArticlePreview, ExcerptPreview } from './PostPreview.tsx';
import type { PostForm } from './use-post-form.ts';

interface PostSideProps {
  id: string;
  form: PostForm;
  isOpen: boolean;
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
  const { id, form, isOpen, tab, onTab, onClose, settings, comments, openComments } = props;
  const { values } = form;
  return (
    <Side
      id={id}
      aria-label="Settings and preview"
      hidden={!isOpen}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
    >
      <Tabs
        label="Panel"
        selected={tab}
        onSelect={onTab}
        tabs={[
          { id: 'settings', label: 'Settings', content: settings },
          { id: 'comments', label: openComments > 0 ? `Comments ${openComments}` : 'Comments', content: comments },
          { id: 'article', label: 'Article Preview', content: <ArticlePreview content={values.content} /> },
          { id: 'excerpt', label: 'Excerpt Preview', content: <ExcerptPreview excerpt={values.excerpt} /> },
        ]}
      />
      <BarGroup>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Close the panel
        </Button>
      </BarGroup>
    </Side>
  );
}
