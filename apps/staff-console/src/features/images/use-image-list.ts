import { listImages } from '@workspace/contracts/images';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useList } from '../../layout/use-list.ts';

/** Pictures on one page of the library. */
export const imagesPerPage = 40;

const pollMs = 2_000;

interface ImageQuery {
  search: string;
  use: string;
  page: number;
}

/** A page of the library; polls while files of its pictures are being made. */
export function useImageList({ search, use, page }: ImageQuery) {
  const query = {
    page,
    pageSize: imagesPerPage,
    ...(search && { search }),
    ...((use === 'used' || use === 'unused') && ({ use } as const)),
  };
  return useList(
    useEndpoint(
      listImages,
      { query },
      { refreshInterval: (data) => (data?.images.some(({ status }) => status === 'processing') ? pollMs : 0) },
    ),
  );
}
