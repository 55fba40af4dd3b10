import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { useDepartmentPicks } from './department-picks.hooks.ts';

/** The department of a record, in the surrounding form: one that this person decides about, or the one that it has. In a flat
 *  organisation there is none to choose. */
export function DepartmentInput({ kept }: { kept?: string | undefined }) {
  const { t } = useTranslation('web');
  const { picks, flat, decides } = useDepartmentPicks();
  if (flat) return null;
  return (
    <PickInput
      name="department_id"
      label={t('field.department')}
      picks={picks.filter(({ value }) => value === kept || decides(value))}
      optional
      none={t('record.whole')}
      empty={null}
    />
  );
}
