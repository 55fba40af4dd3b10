import { useMutation } from '@tanstack/react-query';
import { upload } from '#platform/web/calling/call.ts';
import { CallFailed, type Failure } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar, failureText } from '#platform/web/notices/failure-snackbar.ts';
import type { OwnData } from '#features/identity/person/person.contract.ts';
import { changePicture } from '#features/identity/picture/picture.contract.ts';
import { showFreshOwnData } from '#features/identity/person/web/shared/preferences.ts';

/** Sends a file as one's picture. What is wrong with it is told beside it, everything else in a snackbar. */
export function useChangePicture() {
  const change = useMutation<{ data: OwnData }, Failure, File>({
    mutationFn: (file) => upload(changePicture, file),
    onSuccess: ({ data }) => showFreshOwnData(data),
    onError: (failure) => {
      if (wrongFile(failure) === undefined) showFailureSnackbar(failure);
    },
  });
  return {
    change: change.mutate,
    isChanging: change.isPending,
    problem: change.isError ? wrongFile(change.error) : undefined,
    forgetProblem: change.reset,
  };
}

const wrongFile = (failure: Failure): string | undefined =>
  failure instanceof CallFailed && (failure.status === 422 || failure.status === 413)
    ? (failure.body.errors?.['file']?.[0] ?? failureText(failure))
    : undefined;
