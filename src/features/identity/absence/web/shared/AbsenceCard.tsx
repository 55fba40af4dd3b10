import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as z from 'zod/mini';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { usePeoplePicks } from '#features/identity/candidate/web/shared/people-picks.hooks.ts';
import { endAbsence, readAbsence, setAbsence } from '../../absence.contract.ts';

const form = z.strictObject({ from: z.iso.date(), to: z.iso.date(), delegate_id: z.uuid() });
const defaults = { from: '', to: '', delegate_id: '' };
const nobodyNamed: { id: string; name: string }[] = [];

/** When one is away, and who decides in one's place; whom one stands in for. */
export function AbsenceCard() {
  const { t } = useTranslation('identity-absence');
  const formats = useFormats();
  const read = useRead(readAbsence);
  const end = useWrite(endAbsence);
  const absences = read.data?.data;
  const own = absences?.own ?? undefined;
  const days = ({ from, to }: { from: string; to: string }) => ({
    from: formats.day(from),
    to: formats.day(to),
  });
  return (
    <SectionCard roomy title={t('profile.title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('profile.about')}
      </Typography>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {absences?.stands_in_for.map(({ person, ...span }) => (
        <Typography key={person.id} sx={{ mb: 2 }}>
          {t('profile.standing_in', { name: person.name, ...days(span) })}
        </Typography>
      ))}
      {own !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Typography sx={{ flex: 1, minWidth: 200 }}>
            {t('profile.own', { name: own.delegate.name, ...days(own) })}
          </Typography>
          <Button
            variant="outlined"
            disabled={end.isPending}
            onClick={() =>
              end.mutate(
                {},
                { onSuccess: () => showSnackbar({ message: t('profile.ended'), variant: 'success' }) },
              )
            }
          >
            {t('profile.end')}
          </Button>
        </Box>
      )}
      {absences !== undefined && own === undefined && <AbsenceForm />}
    </SectionCard>
  );
}

function AbsenceForm() {
  const { t } = useTranslation('identity-absence');
  const people = usePeoplePicks(nobodyNamed, { role: 'stand_in' });
  const absence = useContractForm(form, { feature: 'identity-absence', defaults });
  const set = useWrite(setAbsence, { handled: absence.showFailure });
  return (
    <ContractFormBox
      form={absence}
      onSubmit={(body) =>
        set.mutate(
          { body },
          {
            onSuccess: ({ data }) =>
              showSnackbar({
                message: t('profile.saved', { name: data.own?.delegate.name }),
                variant: 'success',
              }),
          },
        )
      }
    >
      <Box sx={{ maxWidth: 352 }}>
        <TextInput name="from" type="date" label={t('profile.from')} />
        <TextInput name="to" type="date" label={t('profile.to')} />
        <PickInput name="delegate_id" label={t('profile.delegate')} none={t('profile.nobody')} {...people} />
      </Box>
      <Button type="submit" variant="contained" disabled={set.isPending}>
        {t('profile.save')}
      </Button>
    </ContractFormBox>
  );
}
