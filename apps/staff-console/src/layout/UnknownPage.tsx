import { Notice } from '@workspace/ui/Notice';
import { useConsolePath } from './base-path.ts';
import { ConsoleLinkButton } from './ConsoleLinkButton.tsx';
import { useTitle } from './use-title.ts';

export function UnknownPage() {
  const path = useConsolePath();
  useTitle('Not found');
  return (
    <Notice
      title="There is no such page here"
      action={<ConsoleLinkButton href={path('blog')}>Blog Management</ConsoleLinkButton>}
    >
      The address may be mistyped, or the page has moved.
    </Notice>
  );
}
