import { Button } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';
import type { ServerState } from '../../layout/server-copy.ts';
import { Row, Stack } from '../../layout/Stack.tsx';
import { postFields, type PostField } from './post-values.ts';
import type { PostForm } from './use-post-form.ts';
import type { PostPlaces } from './use-post-places.ts';

const fieldNames = Object.keys(postFields) as PostField[];
/** Fields that follow another one, which is enough to fill in. */
const leading: Partial<Record<PostField, PostField>> = { slug: 'title', readTime: 'content' };

interface MissingFieldsProps {
  form: PostForm;
  onServer: ServerState;
  goTo: PostPlaces['goTo'];
}

/** Names the fields without which a post is not saved, and leads to each. */
export function MissingFields({ form: { errors }, onServer, goTo }: MissingFieldsProps) {
  const names = fieldNames.filter((name) => errors[name] && !errors[leading[name] ?? '']);
  if (names.length === 0) return null;
  return (
    <Notice tone="caution" title="Not saved yet" isLive>
      <Stack $gap="md">
        <p>
          {onServer === 'kept' ? 'The server' : 'This device'} keeps your words meanwhile. To be saved, the post needs:
        </p>
        <Row>
          {names.map((field) => (
            <Button key={field} size="sm" onClick={() => goTo({ field })}>
              {postFields[field]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Notice>
  );
}
