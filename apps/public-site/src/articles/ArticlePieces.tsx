import { ArticleHtml } from './ArticleBlocks.tsx';
import { PostDrawing } from './PostDrawing.tsx';
import { PostLinkCard } from './PostLinkCard.tsx';
import { PostVideo } from './PostVideo.tsx';
import type { ArticlePiece } from './post-blocks.ts';

/** The text of a post in reading order, with its drawings, link cards and videos. */
export function ArticlePieces({ pieces }: { pieces: readonly ArticlePiece[] }) {
  return pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a page is rendered once
    <Piece key={index} piece={piece} />
  ));
}

function Piece({ piece }: { piece: ArticlePiece }) {
  if (typeof piece === 'string') return <ArticleHtml html={piece} />;
  const { block, before, caption } = piece;
  switch (block.type) {
    case 'drawing':
      return <PostDrawing drawing={block} caption={caption} />;
    case 'link-card':
      return <PostLinkCard url={block.url} title={block.title} caption={caption} />;
    case 'video':
      return <PostVideo video={block.video} title={block.title} poster={before} caption={caption} />;
  }
}
