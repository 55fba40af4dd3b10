import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { digits, idParams } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { scanStates } from '#platform/contract/stored-file.ts';
import { line } from '#platform/contract/wording.ts';

/** Bytes of the largest file, and of each part that it is sent in but the last; so many files for one comment or one record at once. */
export const fileLimits = { size: 25_000_000, part: 1_000_000, name: 200, together: 10 } as const;

/** A file that people hung on something. */
export const storedFile = z.object({
  id: z.uuid(),
  /** Safe to save: with the ending of what it is. */
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** Null where nobody scans. What waits to be scanned, or was blocked, is not handed out. */
  scanned: z.enum(scanStates).nullable(),
  created_at: z.iso.datetime(),
  created_by: z.nullable(personName),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A file that is on its way in. */
export const fileUpload = z.object({
  id: z.uuid(),
  size: z.int(),
  part_size: z.int(),
  /** The parts that have come in, the first is 0. */
  parts: z.array(z.int()),
});
export type FileUpload = z.infer<typeof fileUpload>;

/** What files hang on, or come in for: a type that no list knows is refused. */
export const objectType = z.string().regex(/^[a-z][a-z_]{0,39}$/);
const ofObject = { object_type: objectType, object_id: z.uuid() };

export const fileTypeRefused = refusal('file_type_refused', 422, 'file');
/** The content is not what was announced: a part is missing, or was damaged on its way. */
export const fileBroken = refusal('file_broken', 422, 'file');
export const fileStoreFull = refusal('file_store_full', 422, 'file');
export const tooManyUploads = refusal('too_many_uploads', 422, 'file');
export const fileNotScanned = refusal('file_not_scanned', 422);
export const fileBlocked = refusal('file_blocked', 422);
/** A file that did not come in for this, of somebody else, or that hangs on something already. */
export const fileUnknown = refusal('file_unknown', 400, 'file_ids');

/** The ids of files that came in for what is written with them. */
export const fileIds = z.array(z.uuid()).max(fileLimits.together);

const endpoint = endpointsAbout('file');

/** Begins to send a file. For an `attachment`, `object_type` and `object_id` name what it is to hang on; for a `comment` and for
 *  `evidence` what that is about. Whoever may not add to that sends nothing. */
export const beginFile = endpoint({
  method: 'POST',
  path: '/file/',
  access: 'user',
  body: z.strictObject({
    name: line(1, fileLimits.name),
    size: z.int().min(1).max(fileLimits.size),
    purpose: z.enum(['attachment', 'comment', 'evidence']),
    object_type: objectType,
    /** Null of evidence that is not there yet. */
    object_id: z.uuid().nullable(),
  }),
  response: oneOf(fileUpload),
  refusals: [fileStoreFull, tooManyUploads],
});

/** What of a file has come in: whoever was interrupted goes on from there. */
export const readFileUpload = endpoint({
  method: 'GET',
  path: '/file/:id/upload/',
  access: 'user',
  params: idParams,
  response: oneOf(fileUpload),
});

/** A part of a file, from `n` times the size of a part on. Sent again, it takes the place of the one before. */
export const sendFilePart = endpoint({
  method: 'PUT',
  path: '/file/:id/part/:n/',
  access: 'user',
  params: z.strictObject({ id: z.uuid(), n: digits(0, fileLimits.size / fileLimits.part) }),
  upload: fileLimits.part,
  response: oneOf(fileUpload),
  refusals: [fileBroken],
});

/** Everything has come in: looks at what it is. `sha256` is held against what came in. */
export const completeFile = endpoint({
  method: 'POST',
  path: '/file/:id/complete/',
  access: 'user',
  params: idParams,
  body: z.strictObject({
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  response: oneOf(storedFile),
  refusals: [fileTypeRefused, fileBroken],
});

/** What hangs on a record, the newest first. */
export const listFiles = endpoint({
  method: 'GET',
  path: '/file/',
  access: 'user',
  query: z.strictObject(ofObject),
  response: oneOf(
    z.object({
      files: z.array(storedFile),
      permissions: z.object({ can: z.array(z.enum(['add', 'remove'])) }),
    }),
  ),
});

/** By whoever sees what it hangs on. Always to be saved, never to be shown. */
export const downloadFile = endpoint({
  method: 'GET',
  path: '/file/:id/',
  access: 'user',
  params: idParams,
  response: { shape: 'file', item: z.unknown() },
  refusals: [fileNotScanned, fileBlocked],
});

/** Takes a file off a record; one that hangs on nothing else is gone for good. */
export const removeFile = endpoint({
  method: 'DELETE',
  path: '/file/:id/',
  access: 'user',
  params: idParams,
  body: z.strictObject(ofObject),
  response: oneOf(z.object({ removed: z.literal(true) })),
});
