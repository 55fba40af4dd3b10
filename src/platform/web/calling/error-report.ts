import { errorLimits, reportBrowserError } from '#platform/contract/trail/browser-error.contract.ts';
import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import { isMissingFile } from '#platform/web/browser/missing-file.ts';
import { currentSession } from '#platform/web/session/session.ts';
import { CallFailed, Unreachable } from './call-failed.ts';
import { sending } from './prefetch.ts';
import { referenceTo } from './reference.ts';
import { pathPattern } from './path-pattern.ts';

/** Of a page, until it is loaded anew: what goes on breaking says nothing new. */
const mostReports = 5;
const reported = new Map<string, Promise<string | undefined>>();

/** Tells the server's log of an error that nothing here expected, each once, and answers the reference to it there. */
export async function sendErrorReport(error: unknown): Promise<string | undefined> {
  // The server knows of its own answers; without one it cannot be told.
  if (error instanceof CallFailed) return error.reference;
  if (!(error instanceof Error) || error instanceof Unreachable || error.name === 'AbortError')
    return undefined;
  if (isMissingFile(error)) return undefined;
  const { name, message, stack = '' } = error;
  const key = `${name}: ${message}\n${stack}`;
  const before = reported.get(key);
  if (before !== undefined || reported.size >= mostReports) return before;
  const report = send(`${name}: ${message}`, stack);
  reported.set(key, report);
  return report;
}

/** Not as a call: what fails here may show nothing, change nothing and above all report nothing. */
async function send(message: string, stack: string): Promise<string | undefined> {
  const body = {
    path: cutText(pathPattern(), errorLimits.path),
    message: cutText(message, errorLimits.message),
    stack: cutText(stack, errorLimits.stack),
  };
  try {
    const response = await fetch(`${currentSession()?.baseURL ?? ''}${reportBrowserError.path}`, {
      method: reportBrowserError.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
      ...sending,
    });
    return response.ok ? referenceTo(response) : undefined;
  } catch {
    return undefined;
  }
}
