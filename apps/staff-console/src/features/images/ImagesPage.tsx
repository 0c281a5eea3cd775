import { useState } from 'react';
import { listImages, type Image } from '@workspace/contracts/images';
import { useRefreshAll } from '@workspace/contracts/react/use-endpoint';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { ImageBrowser } from './ImageBrowser.tsx';
import { ImageDialog } from './ImageDialog.tsx';

/** The library of pictures. */
export default function ImagesPage() {
  const [open, setOpen] = useState<Image>();
  const refreshAll = useRefreshAll();
  useTitle('Pictures');
  return (
    <Stack>
      <PageHeader
        title="Pictures"
        subtitle="For posts and their covers. Place, camera and time of a photo are removed"
      />
      <ImageBrowser verb="Open" onPress={setOpen} />
      {open && <ImageDialog image={open} onClose={() => setOpen(undefined)} onChanged={() => refreshAll(listImages)} />}
    </Stack>
  );
}
