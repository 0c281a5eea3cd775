import { Notice } from '@workspace/ui/Notice';
import { useConsolePath } from './base-path.ts';
import { RouteButton } from './RouteButton.tsx';
import { useTitle } from './use-title.ts';

export function UnknownPage() {
  const path = useConsolePath();
  useTitle('Not found');
  return (
    <Notice title="There is no such page here" action={<RouteButton href={path('blog')}>Blog Management</RouteButton>}>
      The address may be mistyped, or the page has moved.
    </Notice>
  );
}
