/** The letters of a column, counted from 0: 27 is AB. */
export const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** `BC12` stands in column 54, counted from 0; NaN where the place names no column. */
export function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column === 0 ? Number.NaN : column - 1;
}

/** A cell as people name it. */
export const placeOf = (sheet: string, row: number, column: number): string =>
  `${sheet === '' ? '' : `${sheet}!`}${lettersOf(column)}${row}`;
