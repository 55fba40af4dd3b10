import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { linkEvidence, unlinkEvidence, type Evidence, type EvidenceLink } from '../evidence.contract.ts';

type Linked = Pick<Evidence, 'id' | 'version' | 'ref'>;

/** What evidence hangs on shows on the record: whether a task may be finished, what a risk follows from. */
export const refreshedByLinks = ['risk', 'risk-task', 'control', 'plan', 'compliance', 'finding'] as const;

/** Takes evidence off a record, at once; the message offers to put it back. */
export function useUnlink(): (evidence: Linked, link: EvidenceLink) => void {
  const { t } = useTranslation('treatment-evidence');
  const unlink = useWrite(unlinkEvidence, { refreshes: refreshedByLinks });
  const linkAgain = useWrite(linkEvidence, { refreshes: refreshedByLinks });
  return ({ id, version, ref }, link) => {
    // A promise outlives the row, which is gone by the time somebody takes it back.
    void unlink.mutateAsync({ params: { id }, body: { version, ...link } }).then(
      ({ data }) =>
        showSnackbar({
          message: t('verb.unlink.done', { ref }),
          undo: () => linkAgain.mutate({ params: { id }, body: { version: data.version, ...link } }),
        }),
      () => undefined,
    );
  };
}
