import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { changeManyRisks, type BulkReply, type BulkSet } from '../../risk-bulk.contract.ts';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';

/** What is to be set on the chosen risks, as a person chose it. */
export interface BulkWish {
  set: BulkSet;
  /** In words: the field, and what it becomes. */
  field: string;
  value: string;
}

const subjects = ['risk', 'risk-dashboard'];

/** Changing many risks: looking first, doing it, and taking it back. */
export function useBulkChange(risks: readonly RiskRow[]) {
  const { t } = useTranslation('risk');
  const look = useWrite(changeManyRisks);
  const change = useWrite(changeManyRisks, { refreshes: subjects });
  const chosen = risks.map(({ id, version }) => ({ id, version }));

  // A promise outlives the bar, which is gone by the time somebody takes the change back.
  const takeBack = (undo: NonNullable<BulkReply['undo']>) =>
    change.mutateAsync({ body: undo }).then(
      ({ data: { refused } }) =>
        showSnackbar({
          message:
            refused === 0 ? t('register.bulk.undone') : t('register.bulk.undone_partly', { count: refused }),
        }),
      () => undefined,
    );
  return {
    outlook: look.data?.data,
    failure: look.error,
    isLooking: look.isPending,
    isChanging: change.isPending,
    look: ({ set }: BulkWish) => look.mutate({ body: { risks: chosen, set, dry_run: true } }),
    change: ({ set }: BulkWish, done: () => void) =>
      change.mutate(
        { body: { risks: chosen, set } },
        {
          onSuccess: ({ data: { changed, undo } }) => {
            done();
            const message = t('register.bulk.done', { count: changed });
            showSnackbar(undo === null ? { message } : { message, undo: () => void takeBack(undo) });
          },
        },
      ),
  };
}
