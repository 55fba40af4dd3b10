import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '#platform/web/calling/call.ts';
import { readPicture } from '../../picture.contract.ts';

/** What an `<img>` shows of a person, once it is there. */
export const usePicture = (id: string | null): string | undefined =>
  useShownPicture(id, (signal) => fetchFile(readPicture, { params: { id: id ?? '' } }, { signal }));

/** What an `<img>` shows of a picture. An id names one for ever, so it is fetched once until the sign-out; an `<img>` itself could not send
 *  the token. */
export function useShownPicture(
  id: string | null,
  read: (signal: AbortSignal) => Promise<Blob>,
): string | undefined {
  const { data } = useQuery({
    queryKey: ['picture of', id],
    queryFn: ({ signal }) => read(signal).then(asAddress),
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
