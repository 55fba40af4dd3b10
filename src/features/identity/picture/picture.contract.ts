// zod/mini: the shell loads this file for the picture in its corner, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { ownData } from '#features/identity/person/person.contract.ts';

export const pictureLimits = { bytes: 2_000_000, side: 256, perHour: 60 } as const;
/** What an input for files offers; the server looks at the content alone. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const pictureUnreadable = refusal('picture_unreadable', 422, 'file');

const endpoint = endpointsAbout('picture');

/** A person's picture: a square WebP. Its id is what replies call `user_image`; another picture has another id, so what was
 *  fetched once need not be fetched again. */
export const readPicture = endpoint({
  method: 'GET',
  path: '/user/picture/:id/',
  access: 'user',
  params: idParams,
  response: { shape: 'file', item: z.unknown() },
});

/** Replaces one's own picture. It is drawn anew: cut to a square, without any metadata of the file. */
export const changePicture = endpoint({
  method: 'POST',
  path: '/user/picture/',
  access: 'user',
  upload: pictureLimits.bytes,
  response: oneOf(ownData),
  refusals: [pictureUnreadable],
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/user/picture/',
  access: 'user',
  response: oneOf(ownData),
});
