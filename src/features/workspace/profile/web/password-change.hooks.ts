import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/calling/call.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { listApiTokens } from '#features/identity/api-token/api-token.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { changePassword, currentPasswordHeader } from '#features/identity/password/password.contract.ts';
import { listSessions } from '#features/identity/session/session.contract.ts';

export interface PasswordChange {
  email: string;
  current: string;
  next: string;
  endsTokens: boolean;
}

/** Sets one's own password; answers whether it was set. The current one travels in a header, percent-encoded. */
export function useChangePassword(handled: (failure: Failure) => boolean) {
  const client = useQueryClient();
  return useMutation<boolean, Failure, PasswordChange>({
    mutationFn: async ({ email, current, next, endsTokens }) => {
      const { data } = await call(
        changePassword,
        { body: { email, password: next, end_api_tokens: endsTokens } },
        { headers: { [currentPasswordHeader]: encodeURIComponent(current) } },
      );
      // It answers the same to everybody it does nothing for. Asking who one is ends a session that is over, and says so.
      if (!data.changed) await call(readOwnData);
      return data.changed;
    },
    onSuccess: () =>
      Promise.all(
        [listSessions, listApiTokens].map(({ subject }) => client.invalidateQueries({ queryKey: [subject] })),
      ),
    onError: (failure) => {
      if (!handled(failure)) showFailureSnackbar(failure);
    },
  });
}
