import { boardColours, type BoardColour } from '#features/board/board/board-status.contract.ts';

/** The first colour that none of these labels has. */
export const freeColour = (labels: readonly { colour: BoardColour }[]): BoardColour =>
  boardColours.find((colour) => labels.every((label) => label.colour !== colour)) ?? 'grey';
