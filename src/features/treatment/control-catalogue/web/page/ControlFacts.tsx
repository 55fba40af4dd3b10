import { useMoney } from '#platform/web/language/money.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordFacts } from '#platform/web/record/RecordFacts.tsx';
import { Fact } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import { costOver } from '#features/treatment/control/control.rules.ts';
import { ControlFlags } from '#features/treatment/control/web/shared/ControlFlags.tsx';
import { LastTest } from '#features/treatment/control/web/shared/LastTest.tsx';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';

const elsewhere = ['department', 'test_every_days', 'merged_into', 'created', 'updated_at'];
const inTotal = ['cost_build', 'cost_run', 'cost_years'];

/** What is known about a control at a glance. */
export function ControlFacts({ control }: { control: Control }) {
  const { t } = useTranslation('treatment-control');
  const money = useMoney();
  const total = costOver(control);
  return (
    <RecordFacts
      record={controlRecord}
      feature="treatment-control"
      shown={control}
      leavesOut={[...elsewhere, ...inTotal]}
      leavesOutEmpty
      linkTo={recordPath}
      further={
        <>
          {total !== null && (
            <Fact stacked name={t('page.cost_total')}>
              <bdi>{money(total, control.currency)}</bdi>
            </Fact>
          )}
          <Fact stacked name={t('field.last_test')}>
            <LastTest test={control.last_test} />
          </Fact>
          {control.next_test_on && (
            <Fact stacked name={t('field.next_test_on')}>
              <DateText value={control.next_test_on} />
            </Fact>
          )}
          {control.flags.length > 0 && (
            <Fact stacked name={t('web:field.flags')}>
              <ControlFlags flags={control.flags} />
            </Fact>
          )}
        </>
      }
    />
  );
}
