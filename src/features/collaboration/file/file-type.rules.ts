import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** What files may be: by their content alone, whatever they are called (docs/decisions/0087-files.md). */
interface FileType {
  mime: string;
  /** The endings that fit, the first is given to a name that has none of them. */
  endings: readonly string[];
}

const types = {
  pdf: { mime: 'application/pdf', endings: ['pdf'] },
  png: { mime: 'image/png', endings: ['png'] },
  jpeg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  gif: { mime: 'image/gif', endings: ['gif'] },
  webp: { mime: 'image/webp', endings: ['webp'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  pptx: {
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    endings: ['pptx'],
  },
  odt: { mime: 'application/vnd.oasis.opendocument.text', endings: ['odt'] },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet', endings: ['ods'] },
  odp: { mime: 'application/vnd.oasis.opendocument.presentation', endings: ['odp'] },
  zip: { mime: 'application/zip', endings: ['zip'] },
  text: { mime: 'text/plain', endings: ['txt', 'csv', 'log', 'md', 'json', 'yml', 'yaml', 'eml', 'conf'] },
} satisfies Record<string, FileType>;
export type FileTypeName = keyof typeof types;
export const mimeOf = (type: FileTypeName): string => types[type].mime;
export const fileTypes = keysOf(types);

/** Bytes of the beginning of a file that say what it is. */
export const headLength = 4096;

const begins = (head: Uint8Array, signature: readonly (number | string)[], at = 0): boolean => {
  const bytes = signature.flatMap((part) =>
    typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part],
  );
  return bytes.every((byte, place) => head[at + place] === byte);
};

const latin = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
};

export const isZip = (head: Uint8Array): boolean => begins(head, ['PK', 3, 4]);

/** Where documents keep programs: of Word, Excel and PowerPoint, and of OpenDocument. */
const officeMacro = /(^|[\\/])(vbaProject\.bin$|macrosheets[\\/])/i;
const openDocumentMacro = /^(Basic|Scripts)[\\/]/i;

/** A Word, Excel or PowerPoint file, an OpenDocument, or an archive, by all of its names. Those that carry macros are none of ours. */
function typeOfZip(head: Uint8Array, names: readonly string[]): FileTypeName | undefined {
  if (names.some((name) => officeMacro.test(name))) return undefined;
  if (begins(head, ['mimetype'], 30)) {
    const stated = latin(head.subarray(38, 100));
    const found = (['odt', 'ods', 'odp'] as const).find((type) => stated.startsWith(`${types[type].mime}PK`));
    return names.some((name) => openDocumentMacro.test(name)) ? undefined : (found ?? 'zip');
  }
  if (!names.includes('[Content_Types].xml')) return 'zip';
  if (names.some((name) => name.startsWith('word/'))) return 'docx';
  if (names.some((name) => name.startsWith('xl/'))) return 'xlsx';
  return names.some((name) => name.startsWith('ppt/')) ? 'pptx' : 'zip';
}

/** Text that a browser or a shell would take for a program or a page. */
const runnable = /^#!|<(?:!doctype|html|head|body|script|svg|iframe|object|embed)[\s>]/i;

/** Text in whatever encoding: no control characters. */
const isText = (head: Uint8Array): boolean =>
  !head.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) &&
  !runnable.test(latin(head).trimStart());

/** What a file is by its first bytes, and an archive by its names too; nothing where it is none of what may be kept. */
export function typeOf(head: Uint8Array, names: readonly string[] | undefined): FileTypeName | undefined {
  if (begins(head, ['%PDF-'])) return 'pdf';
  if (begins(head, [0x89, 'PNG\r\n', 0x1a, 0x0a])) return 'png';
  if (begins(head, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (begins(head, ['GIF87a']) || begins(head, ['GIF89a'])) return 'gif';
  if (begins(head, ['RIFF']) && begins(head, ['WEBP'], 8)) return 'webp';
  if (isZip(head)) return names === undefined ? undefined : typeOfZip(head, names);
  return isText(head) ? 'text' : undefined;
}

const devices = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A name that can be saved anywhere, with an ending that fits what the file is: `invoice.pdf.exe` that is a PDF gets another `.pdf`. */
export function harmlessName(name: string, type: FileTypeName): string {
  const plain = cutText(name.replace(/[\\/:*?"<>|]/g, '_').replace(/^[.\s]+/, ''), 180);
  const called = plain === '' || devices.test(plain) ? `file_${plain}` : plain;
  const kept = called.replace(/[.\s]{1,200}$/, '');
  const ending = /\.([a-z0-9]{1,8})$/i.exec(kept)?.[1]?.toLowerCase() ?? '';
  const fitting: readonly string[] = types[type].endings;
  return fitting.includes(ending) ? kept : `${kept}.${fitting[0]}`;
}
