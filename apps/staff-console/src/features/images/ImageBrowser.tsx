import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { listImages, type Image } from '@workspace/contracts/images';
import { useRefreshAll } from '@workspace/contracts/react/use-endpoint';
import { Skeleton } from '@workspace/ui/Skeleton';
import { EmptyList } from '../../layout/EmptyList.tsx';
import { FilterButtons } from '../../layout/FilterButtons.tsx';
import { ListResults } from '../../layout/ListResults.tsx';
import { ListSearch, ListTools } from '../../layout/ListTools.tsx';
import { Pager } from '../../layout/Pager.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { space } from '@workspace/ui/theme/tokens.ts';
import { useSearchField } from '../../layout/use-search-field.ts';
import { ImageDrop } from './ImageDrop.tsx';
import { ImageGrid } from './ImageGrid.tsx';
import { UploadList } from './UploadList.tsx';
import { imagesPerPage, useImageList } from './use-image-list.ts';
import { useImageUploads } from './use-image-uploads.ts';

const Below = styled(Stack)`
  margin-top: ${space.lg};
  gap: ${space.lg};
`;

const uses = [
  { value: '', label: 'All' },
  { value: 'used', label: 'Used in posts' },
  { value: 'unused', label: 'Unused' },
];

interface ImageBrowserProps {
  /** The effect of a press on a picture, such as "Open". */
  verb: string;
  onPress: (image: Image) => void;
  /** Called with the pictures of each upload. */
  onStored?: (images: Image[]) => void;
  isSingle?: boolean;
}

/** The library with its search, and the way to add to it. */
export function ImageBrowser({ verb, onPress, onStored, isSingle = false }: ImageBrowserProps) {
  const [query, setQuery] = useState({ search: '', use: '', page: 1 });
  const onSearch = useCallback((search: string) => setQuery((last) => ({ ...last, search, page: 1 })), []);
  const [written, setWritten] = useSearchField(query.search, onSearch, 200);
  const list = useImageList(query);
  const refreshAll = useRefreshAll();
  const { uploads, add, dismiss } = useImageUploads();
  const take = async (files: File[]) => {
    const stored = await add(files);
    refreshAll(listImages);
    if (stored.length > 0) onStored?.(stored);
  };
  return (
    <ImageDrop isSingle={isSingle} onFiles={(files) => void take(files)}>
      <Below>
        <UploadList uploads={uploads} onDismiss={dismiss} />
        <ListTools>
          <FilterButtons
            label="Use"
            choices={uses}
            chosen={query.use}
            onChoose={(use) => setQuery((last) => ({ ...last, use, page: 1 }))}
          />
          <ListSearch label="Search pictures" value={written} onChange={setWritten} />
        </ListTools>
        <FoundImages {...{ list, query, verb, onPress }} onPage={(page) => setQuery((last) => ({ ...last, page }))} />
      </Below>
    </ImageDrop>
  );
}

interface FoundImagesProps extends Pick<ImageBrowserProps, 'verb' | 'onPress'> {
  list: ReturnType<typeof useImageList>;
  query: { search: string; use: string; page: number };
  onPage: (page: number) => void;
}

function FoundImages({ list, query, verb, onPress, onPage }: FoundImagesProps) {
  return (
    <ListResults subject="The pictures" list={list} loading={<Skeleton shape="block" lines={2} />}>
      {({ images, total }) =>
        total === 0 ? (
          <EmptyList title={query.search || query.use ? 'No picture matches.' : 'No pictures yet.'}>
            {!query.search && !query.use && 'Drop some here, or paste a screenshot.'}
          </EmptyList>
        ) : (
          <>
            <ImageGrid images={images} verb={verb} onPress={onPress} />
            <Pager page={query.page} pageSize={imagesPerPage} total={total} onPage={onPage} />
          </>
        )
      }
    </ListResults>
  );
}
