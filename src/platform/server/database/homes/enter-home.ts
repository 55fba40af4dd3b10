import { codeOf } from '#platform/server/process/thrown.ts';
/** The organisation is being moved at this moment, and nothing is written (homes.sql). */
const beingMoved = 'PLM01';
/** The organisation does not live on this home, or not yet. */
const livesElsewhere = 'PLM02';

export const isElsewhere = (error: unknown): boolean => codeOf(error) === livesElsewhere;

/** Refused because the organisation moves: in a moment the same call is answered. */
export const isOfMove = (error: unknown): boolean => codeOf(error) === beingMoved || isElsewhere(error);
