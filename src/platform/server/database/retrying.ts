import { codeOf } from '#platform/server/process/thrown.ts';
/** A conflict of serialization, a deadlock. */
const worthRetrying = new Set(['40001', '40P01']);

/** Tries again what met a deadlock, and what `minded` says, up to three times. */
export async function retrying<T>(
  minded: (error: unknown) => boolean,
  work: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      const isWorthIt = minded(error) || worthRetrying.has(codeOf(error) ?? '');
      if (attempt === 4 || !isWorthIt) throw error;
      await new Promise((resume) => setTimeout(resume, Math.random() * 25 * 2 ** attempt));
    }
  }
}
