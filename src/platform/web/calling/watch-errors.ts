/** Reports an error, and answers the reference to it. What reports it is loaded with the first one; where it does not come, nobody can be
 *  told. */
export async function reportError(error: unknown): Promise<string | undefined> {
  try {
    return await (await import('./error-report.ts')).sendErrorReport(error);
  } catch {
    return undefined;
  }
}

/** From now on whatever breaks on this page is reported. What a browser says of itself has no error (`ResizeObserver loop …`). */
export function watchErrors(): void {
  addEventListener('error', ({ error }) => void reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => void reportError(reason));
}
