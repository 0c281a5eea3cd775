import { Link } from 'react-router-dom';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { getImage, Image } from '@workspace/contracts/images';
import { useConsolePath } from '../../layout/base-path.ts';
import { Facts } from '../../layout/Facts.tsx';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { sizeOf } from '../../layout/size-of.ts';

interface ImageFactsProps {
  image: Image;
  /** Undefined while they load. */
  posts: ResponseOf<typeof getImage>['posts'] | undefined;
}

/** Size, origin and uses of a picture. */
export function ImageFacts({ image, posts }: ImageFactsProps) {
  return (
    <Facts
      facts={[
        {
          name: 'Size',
          value: `${formatNumber(image.width)} × ${formatNumber(image.height)} pixels, sent as ${sizeOf(image.bytes)}`,
        },
        { name: 'Files', value: filesOf(image) },
        { name: 'Added', value: `${shortMoment(image.createdAt)} by ${image.createdBy}` },
        { name: 'Used in', value: <Uses posts={posts} /> },
      ]}
    />
  );
}

function Uses({ posts }: Pick<ImageFactsProps, 'posts'>) {
  const path = useConsolePath();
  if (posts?.length === 0) return 'No post';
  return posts?.map(({ id, title }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Link to={path(`blog/edit/${id}`)}>{title}</Link>
    </span>
  ));
}

function filesOf({ status, variants }: Image): string {
  if (status === 'processing') return 'The smaller ones are being made …';
  if (status === 'failed') return 'The smaller ones could not be made. Replace the file to try again.';
  return `${variants.length}, in AVIF, WebP and ${variants.some(({ format }) => format === 'png') ? 'PNG' : 'JPEG'}`;
}
