import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '#platform/web/calling/call.ts';
import { readPicture } from '../../picture.contract.ts';

/** What an `<img>` shows of a person, once it is there. An id names one picture for ever, so it is fetched once until the sign-out;
 *  an `<img>` itself could not send the token. */
export function usePicture(id: string | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['picture of', id],
    queryFn: ({ signal }) => fetchFile(readPicture, { params: { id: id ?? '' } }, { signal }).then(asAddress),
    enabled: id !== null,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return id === null ? undefined : data;
}

/** The picture as its own address: it belongs to nobody but this page, and goes with it. */
const asAddress = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('a picture could not be read')));
    reader.readAsDataURL(picture);
  });
