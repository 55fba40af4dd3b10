import { contentHash } from '#platform/server/log/act.ts';
import type { ExportMark } from '../answer-decision.rules.ts';
import type { ReadAnswer } from '../sheet-row.rules.ts';

/** The end of an identifier is its random part. */
const endOf = (id: string) => id.slice(-8);

/** Over what was exported; that it holds is said afterwards. */
const digestOf = (inFile: Partial<ReadAnswer>): string =>
  contentHash({ ...inFile, confirmed: undefined }).slice(0, 12);

/** Written beside every answer: which assessment and which version of the answer it was, and what it said. A spreadsheet takes it
 *  for neither a number nor a day. */
export const markOf = (assessmentId: string, version: number, inFile: ReadAnswer): string =>
  `v${version}.${endOf(assessmentId)}.${digestOf(inFile)}`;

/** What a row's mark contains; undefined where it was exported from another assessment, or is no mark. */
export function readMark(
  cell: string | undefined,
  assessmentId: string,
  inFile: Partial<ReadAnswer>,
): ExportMark | undefined {
  const [, version, assessment, digest] =
    /^v(\d{1,9})\.([0-9a-f]{8})\.([0-9a-f]{12})$/.exec(cell?.trim().toLowerCase() ?? '') ?? [];
  if (version === undefined || assessment !== endOf(assessmentId)) return undefined;
  return { version: Number(version), untouched: digest === digestOf(inFile) };
}
