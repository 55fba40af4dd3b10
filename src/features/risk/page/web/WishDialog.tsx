import { useEffect } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useRecordActor } from '#platform/web/workflow/record-actor.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { readRisk, type Risk } from '#features/risk/record/risk.contract.ts';
import { EditDialog } from './verbs/EditDialog.tsx';
import { OwnerDialog } from './verbs/OwnerDialog.tsx';
import { TreatmentDialog } from './verbs/TreatmentDialog.tsx';
import { furtherVerbs } from './verbs/verb-offers.ts';

const dialogs = {
  owner: { verb: 'edit', Dialog: OwnerDialog },
  edit: { verb: 'edit', Dialog: EditDialog },
  treatment: { verb: 'treatment', Dialog: TreatmentDialog },
} as const;

interface WishDialogProps {
  id: string;
  wish: keyof typeof dialogs;
  onClose: () => void;
}

/** The dialog of what a letter asked for; where it cannot be done, the reason. */
export function WishDialog({ id, wish, onClose }: WishDialogProps) {
  const read = useRead(readRisk, { params: { id } });
  const risk = read.data?.data;
  const { error } = read;
  useEffect(() => {
    if (error === null) return;
    showFailureSnackbar(error);
    onClose();
  }, [error, onClose]);
  if (risk === undefined) return null;
  const { verb, Dialog } = dialogs[wish];
  return risk.permissions.can.includes(verb) ? (
    <Dialog record={risk} onClose={onClose} />
  ) : (
    <NotNow risk={risk} verb={verb} onClose={onClose} />
  );
}

interface NotNowProps {
  risk: Risk;
  verb: 'edit' | 'treatment';
  onClose: () => void;
}

function NotNow({ risk, verb, onClose }: NotNowProps) {
  const { t } = useTranslation('risk');
  const { decides } = useDepartmentPicks();
  const formats = useFormats();
  const person = useRecordActor(risk, [], decides(risk.department?.id ?? null));
  const notNow = furtherVerbs(risk, person, undefined).find((offer) => offer.verb === verb)?.notNow;
  const message = t(`verb.not_now.${notNow ?? 'not_yours'}`, {
    status: formats.lower(t(`words.status.${risk.status}`)),
  });
  useEffect(() => {
    showSnackbar({ message, variant: 'info' });
    onClose();
  }, [message, onClose]);
  return null;
}
