type End = () => Promise<unknown>;
const ends: End[] = [];

/** Keeps in mind what has to be ended. */
export const atEnd = (end: End): void => void ends.push(end);

/** What was started last is ended first. One end that fails keeps none of the others from happening. */
async function endAll(): Promise<void> {
  for (let end = ends.pop(); end !== undefined; end = ends.pop())
    await end().catch((error: Error) => console.error(error.message));
}

/** Does the work and ends what it started, whatever comes between: an error, or Ctrl-C. A database outlives the bench otherwise. */
export async function untilEnd(work: () => Promise<void>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endAll().then(() => process.exit(1)));
  const failed = await work().then(
    () => undefined,
    (error: Error) => error,
  );
  if (failed !== undefined) console.error(failed);
  await endAll();
  process.exit(failed === undefined ? 0 : 1);
}
