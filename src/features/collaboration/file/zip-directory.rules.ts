/** Bytes of the end of an archive that say where the list of its names lies: the last record, with its longest remark. */
export const endOfZip = 22 + 65_535;
/** Bytes of such a list that is looked through: some twenty thousand names. A longer one is nobody's document. */
export const longestDirectory = 2_000_000;

const signatures = { entry: 0x02014b50, end: 0x06054b50, largeEnd: 0x06064b50, largePlace: 0x07064b50 };
const large = { entries: 0xffff, bytes: 0xffffffff, record: 56, place: 20 };

export interface ZipDirectory {
  /** Where its first byte lies in the file. */
  start: number;
  length: number;
  entries: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the list of names of a zip archive lies, by the end of a file of this size. Nothing where it lies anywhere but right before
 *  that end, or is longer than we look: another program might then find another list. */
export function zipDirectoryIn(tail: Uint8Array, size: number): ZipDirectory | undefined {
  const view = viewOf(tail);
  let end = tail.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== signatures.end) end--;
  // The last that looks like the record has to be it: what stands in a remark could be taken for one.
  if (end < 0 || end + 22 + view.getUint16(end + 20, true) !== tail.length) return undefined;
  const told = {
    entries: view.getUint16(end + 10, true),
    length: view.getUint32(end + 12, true),
    start: view.getUint32(end + 16, true),
  };
  const isLarge = told.entries === large.entries || [told.length, told.start].includes(large.bytes);
  const found = isLarge ? largeDirectory(view, end) : { ...told, before: end };
  if (found === undefined) return undefined;
  const { start, length, entries, before } = found;
  const isRightBefore = start + length === size - (tail.length - before);
  return isRightBefore && length <= longestDirectory ? { start, length, entries } : undefined;
}

/** The same by the records of archives that may be larger than four gigabytes (Zip64): some programs write them for small ones. */
function largeDirectory(view: DataView, end: number): (ZipDirectory & { before: number }) | undefined {
  const [place, before] = [end - large.place, end - large.place - large.record];
  if (before < 0 || view.getUint32(place, true) !== signatures.largePlace) return undefined;
  if (view.getUint32(before, true) !== signatures.largeEnd) return undefined;
  const number = (at: number) => Number(view.getBigUint64(before + at, true));
  return { entries: number(32), length: number(40), start: number(48), before };
}

/** The names in such a list, entry by entry. Nothing where it is not what it says of itself. */
export function namesIn(directory: Uint8Array, entries: number): string[] | undefined {
  const view = viewOf(directory);
  const names: string[] = [];
  const letters = new TextDecoder();
  let at = 0;
  while (at + 46 <= directory.length && view.getUint32(at, true) === signatures.entry) {
    const [name = 0, more = 0, remark = 0] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    names.push(letters.decode(directory.subarray(at + 46, at + 46 + name)));
    at += 46 + name + more + remark;
  }
  return at === directory.length && names.length === entries ? names : undefined;
}
