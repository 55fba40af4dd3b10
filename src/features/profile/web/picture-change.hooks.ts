import { useMutation } from '@tanstack/react-query';
import { upload } from '#platform/web/call.ts';
import { CallFailed, type Failure } from '#platform/web/call-failed.ts';
import { tellFailure, wordsOf } from '#platform/web/tell-failure.ts';
import type { OwnData } from '#features/identity/identity.contract.ts';
import { changePicture } from '#features/identity/picture.contract.ts';
import { tellOwnData } from '#features/identity/web/shared/preferences.ts';

/** Sends a file as one's picture. What is wrong with it is told beside it, everything else in a snackbar. */
export function useChangePicture() {
  const change = useMutation<{ data: OwnData }, Failure, File>({
    mutationFn: (file) => upload(changePicture, file),
    onSuccess: ({ data }) => tellOwnData(data),
    onError: (failure) => {
      if (wrongFile(failure) === undefined) tellFailure(failure);
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
    ? (failure.body.errors?.['file']?.[0] ?? wordsOf(failure))
    : undefined;
