/** Milliseconds. Longer than what is hidden takes, shorter than anybody waits. */
const step = 100;

/** Does the work, and answers at the end of a tenth of a second: how long it took shows nothing of what there was to do. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - begun;
    await new Promise((resume) => setTimeout(resume, step - (spent % step)));
  }
}
