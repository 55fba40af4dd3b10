import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { finishFirstSignIn } from '../../person.contract.ts';
import { showFreshOwnData } from './preferences.ts';

/** Ends the first sign-in, and then goes on. */
export function useFirstSignInDone(goOn: () => void): { finish: () => void; isPending: boolean } {
  const { mutate, isPending } = useWrite(finishFirstSignIn);
  const finish = () =>
    mutate(
      {},
      {
        onSuccess: ({ data }) => {
          showFreshOwnData(data);
          goOn();
        },
      },
    );
  return { finish, isPending };
}
