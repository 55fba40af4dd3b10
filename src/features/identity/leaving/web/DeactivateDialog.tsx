import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import type { Member } from '#features/identity/member/member.contract.ts';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { deactivatePerson, handOver, readHoldings, type HandedOverKind } from '../leaving.contract.ts';
import { HeldKindRow } from './HeldKindRow.tsx';
import { NewOwner } from './NewOwner.tsx';
import { everything, rulesOf, type NewOwners } from './new-owners.ts';

interface DeactivateDialogProps {
  member: Member;
  onClose: () => void;
}

const nobodyNamed: { id: string; name: string }[] = [];
/** Subjects whose records changed hands. */
const refreshes = ['member', 'department', 'risk', 'risk-category', 'maturity'];

/** Ends somebody's membership. What they hold is shown by kind and department; it says who takes it over, counts what would happen,
 *  and then does it in one step. */
export function DeactivateDialog({ member, onClose }: DeactivateDialogProps) {
  const person = { id: member.id, name: `${member.first_name} ${member.last_name}` };
  const { t } = useTranslation('identity-leaving');
  const formats = useFormats();
  const title = useId();
  const people = usePeoplePicks(nobodyNamed);
  const found = { ...people, picks: people.picks.filter(({ value }) => value !== person.id) };
  const { read, held, total, chosen, counted, mayCount, mayEnd, onChoose, dryRun, end } = useHandover(
    person,
    onClose,
  );

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t('dialog.title', { name: person.name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{t('dialog.about')}</Typography>
        {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {read.isPending && <Skeleton variant="rounded" height={200} />}
        {read.data !== undefined && held.length === 0 && <Typography>{t('dialog.nothing')}</Typography>}
        {held.length > 0 && (
          <>
            <Box sx={{ pt: 1 }}>
              <NewOwner
                label={t('dialog.everything', { number: formats.number(total), count: total })}
                found={found}
                chosen={chosen[everything]}
                onChoose={(id) => onChoose(everything, id)}
              />
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {held.map((one) => (
                <HeldKindRow
                  key={one.kind}
                  held={one}
                  found={found}
                  chosen={chosen}
                  onChoose={onChoose}
                  counted={counted?.find(({ kind }) => kind === one.kind)}
                />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:cancel')}</Button>
        {held.length > 0 && (
          <Button variant="outlined" disabled={!mayCount} onClick={dryRun}>
            {t('dialog.count')}
          </Button>
        )}
        <Button variant="contained" color="error" disabled={!mayEnd} onClick={end}>
          {t(held.length > 0 ? 'dialog.hand_over_and_end' : 'dialog.end')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Who takes over what somebody holds: chosen, counted, and then done with the end of the membership. */
function useHandover(person: { id: string; name: string }, onClose: () => void) {
  const { t } = useTranslation('identity-leaving');
  const formats = useFormats();
  const params = { id: person.id };
  const read = useRead(readHoldings, { params });
  const [chosen, choose] = useState<NewOwners>({});
  const [counted, setCounted] = useState<readonly HandedOverKind[]>();
  const count = useWrite(handOver);
  const deactivate = useWrite(deactivatePerson, { refreshes });
  const held = read.data?.data.held ?? [];
  const rules = rulesOf(held, chosen);
  const isReady =
    read.data !== undefined && (held.length === 0 || counted?.every(({ left }) => left === 0) === true);
  const total = held.reduce((sum, kind) => sum + kind.count, 0);

  const onChoose = (key: string, id: string | undefined) => {
    choose({ ...chosen, [key]: id });
    setCounted(undefined);
  };
  const dryRun = () =>
    count.mutate(
      { params, body: { rules, dry_run: true } },
      { onSuccess: ({ data }) => setCounted(data.kinds) },
    );
  const end = () => {
    const version = read.data?.data.person.version ?? 1;
    deactivate.mutate(
      { params, body: { version, ...(rules.length > 0 && { handover: rules }) } },
      {
        onSuccess: () => {
          onClose();
          const number = formats.number(total);
          showSnackbar({
            message: t('dialog.done', { name: person.name, number, count: total }),
            variant: 'success',
          });
        },
      },
    );
  };
  return {
    read,
    held,
    total,
    chosen,
    counted,
    mayCount: rules.length > 0 && !count.isPending,
    mayEnd: isReady && !deactivate.isPending,
    onChoose,
    dryRun,
    end,
  };
}
