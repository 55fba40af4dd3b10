import { useMemo, useState } from 'react';
import * as z from 'zod';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { useKnownPicks, useTyped } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { linkEvidence, listEvidence, type EvidenceLink, type EvidenceRow } from '../evidence.contract.ts';
import { refreshedByLinks, useUnlink } from './evidence-links.hooks.ts';

const schema = z.strictObject({ evidence_id: z.uuid() });
const defaults = { evidence_id: '' };
const nothing: never[] = [];
const few = '20';

interface LinkEvidenceDialogProps {
  link: EvidenceLink;
  /** What hangs on the record already. */
  linked: readonly EvidenceRow[];
  onClose: () => void;
}

/** Hangs evidence that is there already on a record: found by its reference or name, among all that this person sees. */
export function LinkEvidenceDialog({ link, linked, onClose }: LinkEvidenceDialogProps) {
  const { t } = useTranslation('treatment-evidence');
  const form = useContractForm(schema, { feature: 'treatment-evidence', defaults });
  const send = useWrite(linkEvidence, { refreshes: refreshedByLinks, handled: () => true });
  const unlink = useUnlink();
  const [q, onSearch] = useTyped();
  const read = useRead(listEvidence, { query: { limit: few, ...(q && { q }) } }, { keep: true });
  const found = useMemo(
    () =>
      read.data?.data
        .filter(({ id }) => linked.every((one) => one.id !== id))
        .map((row) => ({ ...row, title: row.name })),
    [read.data, linked],
  );
  // Those found before as well: another search does not forget which one was chosen.
  const [seen] = useState(() => new Map<string, EvidenceRow>());
  for (const row of found ?? []) seen.set(row.id, row);
  const submit = ({ evidence_id: id }: z.output<typeof schema>) => {
    const chosen = seen.get(id);
    if (chosen === undefined) return;
    send.mutate(
      { params: { id }, body: { version: chosen.version, ...link } },
      {
        onSuccess: ({ data }) => {
          onClose();
          showSnackbar({
            message: t('verb.link.done', { ref: data.ref }),
            undo: () => unlink(data, link),
          });
        },
        onError: (failure) => {
          showFailureSnackbar(failure);
          void read.refetch();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      form={form}
      title={t('card.link')}
      verb={t('verb.link.verb')}
      busy={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <PickInput
        name="evidence_id"
        label={t('card.title')}
        help={t('card.link_help')}
        picks={useKnownPicks(nothing, found)}
        onSearch={onSearch}
        none={t('card.link_none')}
        empty={undefined}
      />
    </FormDialog>
  );
}
