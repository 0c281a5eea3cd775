import { styled } from 'styled-components';
import type { IssueBlock } from '@workspace/contracts/newsletter-issues';
import { color, font, measure, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Prose } from '../../articles/Prose.tsx';
import { SiteLinkButton } from '../../layout/SiteLinkButton.tsx';
import { useCleanHtml } from '../../page-data/page-context.ts';

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  hr {
    border: 0;
    border-top: 1px solid ${color.line};
    width: 100%;
    max-width: ${measure.text};
    margin: 0;
  }
  img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${radius.sm};
  }
`;
const Post = styled.section`
  display: grid;
  gap: ${space.md};
  max-width: ${measure.text};
  padding-top: ${space.xl};
  border-top: 1px solid ${color.line};
  overflow-wrap: anywhere;
  h2 {
    font-size: 1.5rem;
  }
  h2 a {
    color: ${color.ink};
  }
  > p:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.lg};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  }
`;

/** The blocks of a newsletter in the look of the site. */
export function IssueBlocks({ blocks }: { blocks: readonly IssueBlock[] }) {
  return (
    <Blocks>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is rendered once
        <Block key={index} block={block} />
      ))}
    </Blocks>
  );
}

function Block({ block }: { block: IssueBlock }) {
  switch (block.type) {
    case 'text':
      return block.html ? <TextBlock html={block.html} /> : null;
    case 'image':
      return <Picture {...block.picture} />;
    case 'button':
      return (
        <div>
          <SiteLinkButton item={{ label: block.text, to: block.url }} variant="primary" />
        </div>
      );
    case 'divider':
      return <hr />;
    case 'post':
      return <PostBlock {...block} />;
  }
}

function TextBlock({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- reduced to the elements of posts
  return <Prose dangerouslySetInnerHTML={{ __html: useCleanHtml(html) }} />;
}

type Picture = Extract<IssueBlock, { type: 'image' }>['picture'];

/** The address in an email is absolute. Pictures are of this site. */
function Picture({ url, width, height, alt }: Picture) {
  return (
    <img src={new URL(url, 'http://site.invalid').pathname} width={width} height={height} alt={alt} loading="lazy" />
  );
}

function PostBlock({ slug, title, excerpt, category, readTime, cover }: Extract<IssueBlock, { type: 'post' }>) {
  return (
    <Post>
      {cover && <Picture {...cover} alt="" />}
      <p>
        <span>{category}</span> <span>{readTime}</span>
      </p>
      <h2>
        <a href={`/blog/${slug}`}>{title}</a>
      </h2>
      <p>{excerpt}</p>
    </Post>
  );
}
