import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upload } from '#platform/web/calling/call.ts';
import { CallFailed, type Failure } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useFreshOwnData } from '#features/identity/person/web/shared/fresh-own-data.hooks.ts';
import { changeLogo } from '../branding.contract.ts';

/** Replaces the logo; what is wrong with a file is told beside it. */
export function useChangeLogo() {
  const client = useQueryClient();
  const refreshOwnData = useFreshOwnData();
  const changing = useMutation<unknown, Failure, File>({
    mutationFn: (file) => upload(changeLogo, file),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries({ queryKey: [changeLogo.subject] }), refreshOwnData()]);
    },
    onError: (failure) => {
      if (problemOf(failure) === undefined) showFailureSnackbar(failure);
    },
  });
  return {
    change: changing.mutate,
    isChanging: changing.isPending,
    problem: changing.error === null ? undefined : problemOf(changing.error),
  };
}

const problemOf = (failure: Failure): string | undefined =>
  failure instanceof CallFailed ? failure.body.errors?.['file']?.[0] : undefined;
