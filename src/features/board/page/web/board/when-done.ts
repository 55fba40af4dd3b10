/** Goes on once a write is done, also where what it was done with is drawn no more by then: a callback of the write itself would be lost.
 *  A failure was shown by the write. */
export function whenDone<Answered>(write: Promise<Answered>, goOn: (answered: Answered) => void): void {
  write.then(goOn, () => undefined);
}
