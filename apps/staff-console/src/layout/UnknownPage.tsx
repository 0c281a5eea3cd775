import { useConsolePath } from './base-path.ts';
import { ConsoleLinkButton } from './ConsoleLinkButton.tsx';
import { PageHeader } from './PageHeader.tsx';
import { useTitle } from './use-title.ts';

export function UnknownPage() {
  const path = useConsolePath();
  useTitle('Page not found');
  return (
    <PageHeader title="Page not found" subtitle="The address may be mistyped, or the page has moved">
      <ConsoleLinkButton href={path('')}>Overview</ConsoleLinkButton>
    </PageHeader>
  );
}
