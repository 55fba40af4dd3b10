import { unexpected } from '#platform/contract/refusal.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { textNow } from '#platform/web/language/text-now.ts';
import { showSnackbar } from './snackbar.ts';

/** A failure in the words of the screen's language: the server's own text, or what is known without it; of what was not expected,
 *  also by what the server's log knows it. */
export function failureText(failure: unknown): string {
  if (!(failure instanceof CallFailed)) return textNow('web:failure.unreachable');
  const { body, reference } = failure;
  const text = body.message === '' ? textNow('platform:refusals.unexpected') : body.message;
  return body.code === unexpected && reference !== undefined
    ? `${text} ${textNow('web:failure.reference', { reference })}`
    : text;
}

/** The same where something could not be read: nothing was sent, so nothing can be half done. */
export const readFailureText = (failure: unknown): string =>
  failure instanceof CallFailed ? failureText(failure) : textNow('web:connection.not_loaded');

/** Shows a failure that no screen has shown itself. The end of a session has messages of its own. */
export function showFailureSnackbar(failure: unknown): void {
  if (failure instanceof CallFailed && failure.status === 401) return;
  showSnackbar({ message: failureText(failure), variant: 'error' });
}
