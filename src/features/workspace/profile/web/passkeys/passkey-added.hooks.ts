import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed, Unreachable, type Failure } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type Passkey,
} from '#features/identity/passkey/passkey.contract.ts';

/** Has the browser make a passkey, and keeps it under this name; nothing, where the person thought better of it. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation<Passkey | undefined, Failure, string>({
    mutationFn: async (name) => {
      const { data: question } = await call(beginPasskey);
      const { startRegistration } = await import('@simplewebauthn/browser');
      const response = await startRegistration({ optionsJSON: question.options as never }).catch(
        () => undefined,
      );
      if (response === undefined) return undefined;
      const body = { name, state: question.state, response: { ...response } };
      return (await call(addPasskey, { body })).data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [listPasskeys.subject] }),
    onError: (failure) => {
      if (failure instanceof CallFailed || failure instanceof Unreachable) showFailureSnackbar(failure);
    },
  });
}
