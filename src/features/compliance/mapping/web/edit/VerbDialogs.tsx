import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import {
  changeMapping,
  confirmMapping,
  deleteMapping,
  mappingDetails,
  setMappingAside,
  type Mapping,
  type MappingEnds,
} from '../../mapping.contract.ts';
import { DetailFields } from './DetailFields.tsx';

/** One of the organisation's own. */
export type Owned = Mapping & { id: string; version: number };

/** The two requirements, as calls name them. */
export const endsOf = ({ from, to }: Mapping): MappingEnds => ({
  from_standard: from.standard,
  from_code: from.code,
  to_standard: to.standard,
  to_code: to.code,
});
const refOf = ({ from, to }: Mapping): string => `${from.code} – ${to.code}`;

/** Tells what was done, and closes. */
function useDone(onClose: () => void): (message: string) => void {
  return (message) => {
    onClose();
    showSnackbar({ message, variant: 'success' });
  };
}

interface DialogProps<Row> {
  mapping: Row;
  onClose: () => void;
}

/** Changes how two requirements relate. */
export function EditDialog({ mapping, onClose }: DialogProps<Owned>) {
  const { t } = useTranslation(['compliance-mapping', 'record']);
  const { id, version, relation, strength, rationale } = mapping;
  const ref = refOf(mapping);
  const defaults = useMemo(() => ({ relation, strength, rationale }), [relation, strength, rationale]);
  const draft = `compliance-mapping-${id}`;
  const form = useContractForm(mappingDetails, { feature: 'compliance-mapping', defaults, draft });
  const change = useWrite(changeMapping, { handled: form.showFailure });
  const done = useDone(onClose);
  return (
    <FormDialog
      open
      form={form}
      title={t('verb.edit.title', { ref })}
      verb={t('verb.edit.verb')}
      busy={change.isPending}
      onClose={onClose}
      onSubmit={(details) =>
        change.mutate(
          { params: { id }, body: { version, ...details } },
          {
            onSuccess: () => {
              form.discard();
              done(t('verb.edit.done', { ref }));
            },
          },
        )
      }
    >
      <DetailFields />
    </FormDialog>
  );
}

const confirming = confirmMapping.body.omit({ version: true });
const deleting = deleteMapping.body.omit({ version: true });

/** Confirms a mapping, or deletes it: says first what follows from that. */
export function WordedDialog({ verb, ...dialog }: DialogProps<Owned> & { verb: 'confirm' | 'delete' }) {
  return verb === 'confirm' ? <Confirm {...dialog} /> : <Delete {...dialog} />;
}

function Confirm({ mapping, onClose }: DialogProps<Owned>) {
  const { t } = useTranslation(['compliance-mapping', 'record']);
  const { id, version } = mapping;
  const ref = refOf(mapping);
  const form = useContractForm(confirming, { feature: 'compliance-mapping', defaults: {} });
  const confirm = useWrite(confirmMapping, { handled: form.showFailure });
  const done = useDone(onClose);
  return (
    <FormDialog
      open
      form={form}
      title={t('verb.confirm.title', { ref })}
      verb={t('verb.confirm.verb')}
      busy={confirm.isPending}
      onClose={onClose}
      onSubmit={() =>
        confirm.mutate(
          { params: { id }, body: { version } },
          { onSuccess: () => done(t('verb.confirm.done', { ref })) },
        )
      }
    >
      <Typography>{t('verb.confirm.text')}</Typography>
    </FormDialog>
  );
}

function Delete({ mapping, onClose }: DialogProps<Owned>) {
  const { t } = useTranslation(['compliance-mapping', 'record']);
  const { id, version } = mapping;
  const ref = refOf(mapping);
  const form = useContractForm(deleting, { feature: 'compliance-mapping', defaults: { reason: undefined } });
  const remove = useWrite(deleteMapping, { handled: form.showFailure });
  const done = useDone(onClose);
  return (
    <FormDialog
      open
      form={form}
      title={t('verb.delete.title', { ref })}
      verb={t('verb.delete.verb')}
      busy={remove.isPending}
      isDestructive
      onClose={onClose}
      onSubmit={(words) =>
        remove.mutate(
          { params: { id }, body: { version, ...words } },
          { onSuccess: () => done(t('verb.delete.done', { ref })) },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('verb.delete.text')}</Typography>
      <TextInput name="reason" label={t('verb.reason')} multiline minRows={2} optional empty={undefined} />
    </FormDialog>
  );
}

const setting = setMappingAside.body.pick({ reason: true });

/** Sets a mapping of the product aside, with the reason. */
export function SetAsideDialog({ mapping, onClose }: DialogProps<Mapping>) {
  const { t } = useTranslation('compliance-mapping');
  const ref = refOf(mapping);
  const form = useContractForm(setting, { feature: 'compliance-mapping', defaults: { reason: '' } });
  const set = useWrite(setMappingAside, { handled: form.showFailure });
  const done = useDone(onClose);
  return (
    <FormDialog
      open
      form={form}
      title={t('aside.title', { ref })}
      verb={t('aside.verb')}
      busy={set.isPending}
      onClose={onClose}
      onSubmit={({ reason }) =>
        set.mutate(
          { body: { ...endsOf(mapping), reason } },
          { onSuccess: () => done(t('aside.done', { ref })) },
        )
      }
    >
      <Typography sx={{ mb: 2 }}>{t('aside.text')}</Typography>
      <TextInput name="reason" label={t('aside.reason')} multiline minRows={2} autoFocus />
    </FormDialog>
  );
}
