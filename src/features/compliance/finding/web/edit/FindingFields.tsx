import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { findingKinds } from '../../finding-status.contract.ts';
import type { Finding } from '../../finding.contract.ts';
import type { FindingOrigin } from '../shared/finding-origin.ts';
import { ControlInput } from './ControlInput.tsx';
import { SeverityInput } from './SeverityInput.tsx';

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;

interface FindingFieldsProps {
  /** The one that is edited; none where one is raised. */
  finding?: Finding;
  /** What one is raised from: its department is the finding's. */
  origin?: FindingOrigin | undefined;
}

/** What those write who decide about a finding: what was found, how grave it is, where, and until when it is put right. */
export function FindingFields({ finding, origin }: FindingFieldsProps) {
  const { t } = useTranslation('compliance-finding');
  const { picks, flat, decides } = useDepartmentPicks();
  const isOfControl = origin !== undefined && origin.source === undefined;
  return (
    <>
      <TextInput name="title" label={t('form.title')} help={t('form.title_help')} autoFocus />
      <Box sx={two}>
        <SelectInput
          name="kind"
          label={t('form.kind')}
          choices={findingKinds.map((value) => ({ value, label: t(`words.kind.${value}`) }))}
        />
        <SeverityInput />
      </Box>
      <TextInput
        name="description"
        label={t('form.description')}
        help={t('form.description_help')}
        multiline
        minRows={3}
        optional
        empty={null}
      />
      {!isOfControl && <ControlInput named={finding?.control ?? origin?.control} optional />}
      <Box sx={two}>
        {!flat && origin === undefined && (
          <PickInput
            name="department_id"
            label={t('form.department')}
            picks={picks.filter(({ value }) => value === finding?.department?.id || decides(value))}
            optional
            none={t('words.whole')}
            empty={null}
          />
        )}
        <TextInput name="due_date" type="date" label={t('form.due_date')} optional empty={null} />
      </Box>
    </>
  );
}

/** Why it came about, and what is done about it. */
export function TreatmentFields() {
  const { t } = useTranslation('compliance-finding');
  const prose = { multiline: true, minRows: 2, optional: true, empty: null } as const;
  return (
    <>
      <TextInput name="root_cause" label={t('page.root_cause')} {...prose} />
      <TextInput name="correction" label={t('page.correction')} help={t('page.correction_help')} {...prose} />
      <TextInput
        name="corrective_action"
        label={t('page.corrective_action')}
        help={t('page.corrective_action_help')}
        {...prose}
      />
    </>
  );
}
