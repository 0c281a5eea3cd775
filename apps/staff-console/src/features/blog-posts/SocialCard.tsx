import { styled } from 'styled-components';
import { searchTextsOf } from '@workspace/contracts/search-snippet';
import { socialSize } from '@workspace/contracts/social-picture';
import { color, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { SharedLink } from '../images/SharedLink.tsx';
import { useCover } from '../images/use-cover.ts';
import type { PostValues } from './post-values.ts';

const Sheet = styled.figure`
  margin: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.ground};
  figcaption {
    padding: ${space.md} ${space.lg} ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** A post as networks and messengers show a link to it, as far as the post decides. */
export function SocialCard({ values }: { values: PostValues }) {
  const { title, description } = searchTextsOf(values);
  const image = useCover(values.coverImageId ?? null);
  return (
    <Sheet>
      <figcaption>
        As a shared link looks
        {!image && '. Without a cover, its picture is a road sign with the title.'}
      </figcaption>
      <SharedLink
        image={image}
        ratio={socialSize.width / socialSize.height}
        title={title || 'Title'}
        description={description || 'Excerpt'}
        address={location.host}
      />
    </Sheet>
  );
}
