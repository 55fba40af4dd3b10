export const boardsPage = '/apps/scrumboard/boards';
/** The address word behind the id is for people: the id alone counts. */
export const pathOfBoard = (id: string, uri?: string): string =>
  uri === undefined ? `${boardsPage}/${id}` : `${boardsPage}/${id}/${uri}`;

/** A card is read on its board. */
export const pathOfCard = (board: string, id: string, uri?: string): string =>
  `${pathOfBoard(board, uri)}?card=${id}`;

/** The address word of a name: `Week of IT` is `week-of-it`. */
export const wordOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '') || 'board';
