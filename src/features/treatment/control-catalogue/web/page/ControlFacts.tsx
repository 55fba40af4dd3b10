import Card from '@mui/material/Card';
import { useMoney } from '#platform/web/language/money.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { costOver } from '#features/treatment/control/control.rules.ts';
import { ControlFlags } from '#features/treatment/control/web/shared/ControlFlags.tsx';
import { LastTest } from '#features/treatment/control/web/shared/LastTest.tsx';

/** What is known about a control at a glance. */
export function ControlFacts({ control }: { control: Control }) {
  const { t } = useTranslation('treatment-control');
  const money = useMoney();
  const total = costOver(control);
  const texts: [name: string, value: string | null][] = [
    [t('field.owner'), control.owner.name],
    [t('field.kind'), t(`words.kind.${control.kind}`)],
    [t('field.action'), t(`words.action.${control.action}`)],
    [t('field.function'), control.function && t(`words.function.${control.function}`)],
    [t('field.frequency'), control.frequency && t(`words.frequency.${control.frequency}`)],
    [t('field.provider'), control.provider],
    [t('field.requirements'), control.requirements.join(', ') || null],
    [t('field.maturity_level'), control.maturity_level === null ? null : String(control.maturity_level)],
    [
      t('field.desired_maturity'),
      control.desired_maturity === null ? null : String(control.desired_maturity),
    ],
    [t('page.cost_total'), total === null ? null : money(total, control.currency)],
  ];
  return (
    <Card component="section" aria-label={t('page.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        {texts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <Fact key={name} stacked name={name}>
              <bdi>{value}</bdi>
            </Fact>
          ))}
        {control.implemented_on && (
          <Fact stacked name={t('page.implemented_on')}>
            <DateText value={control.implemented_on} />
          </Fact>
        )}
        <Fact stacked name={t('field.last_test_result')}>
          <LastTest test={control.last_test} />
        </Fact>
        {control.next_test_on && (
          <Fact stacked name={t('page.next_test')}>
            <DateText value={control.next_test_on} />
          </Fact>
        )}
        {control.flags.length > 0 && (
          <Fact stacked name={t('list.column.flags')}>
            <ControlFlags flags={control.flags} />
          </Fact>
        )}
      </FactList>
    </Card>
  );
}
