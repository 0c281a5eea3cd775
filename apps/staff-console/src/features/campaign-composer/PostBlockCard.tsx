import { styled } from 'styled-components';
import { getPost } from '@workspace/contracts/managed-posts';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { isGone } from '../../layout/is-gone.ts';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { shortExcerpt } from '../../layout/short-excerpt.ts';

const Card = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: start;
  padding-left: ${space.md};
  border-left: 3px solid ${color.lane};
  > div {
    min-width: 0;
  }
`;
const Title = styled.p`
  font: ${weight.strong} 1rem / 1.3 ${font.sign};
`;
const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
const excerptLength = 110;

/** A post as a block: its title, its excerpt, and a warning when readers cannot see it. */
export function PostBlockCard({ blogPostId }: { blogPostId: string }) {
  const { data, error, refresh } = useEndpoint(getPost, { params: { id: blogPostId } });
  if (isGone(error)) return <Soft>This post was deleted. Remove the block.</Soft>;
  if (!data) return error ? <NotLoaded subject="The post" error={error} refresh={refresh} /> : <Soft>…</Soft>;
  const { title, excerpt, status } = data.post;
  return (
    <Card>
      <div>
        <Title>{title}</Title>
        <Soft>{shortExcerpt(excerpt, excerptLength)}</Soft>
        {status !== 'published' && <Soft role="status">Readers cannot see this post yet: publish it first.</Soft>}
      </div>
    </Card>
  );
}
