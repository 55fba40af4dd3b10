import { cutText } from './cut-text.ts';

// Direction overrides make one text look like another; control characters cannot be seen at all.
const overrides = /[\u202a-\u202e\u2066-\u2069]/;

/** Whether a text of one line shows what it holds: the name of a person, an organisation, a view. */
export const isReadableLine = (text: string): boolean =>
  !overrides.test(text) && !/\p{Cc}/u.test(text) && text.isWellFormed();

/** A text of one line that a machine gave us, the name of a file or of a sheet: what cannot be seen is a space, and it is cut. */
export const shownLine = (text: string, most: number): string =>
  cutText(
    text
      .toWellFormed()
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029\ufffe\uffff]+/gu, ' ')
      .trim(),
    most,
  );
