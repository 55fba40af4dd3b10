import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { calendarKinds, type CalendarKind } from '../calendar-kind.contract.ts';
import { monthOf, monthsLater } from '../month.rules.ts';
import type { CalendarView } from './calendar.hooks.ts';

/** Which month, whose things and of which kinds; the kinds are the legend as well. */
export function CalendarFilters({ calendar, isNarrow }: { calendar: CalendarView; isNarrow: boolean }) {
  const { t } = useTranslation('treatment-calendar');
  const { kinds, chooseKinds, isMine, view } = calendar;
  const turn = (kind: CalendarKind) =>
    chooseKinds(kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]);
  return (
    <div className="calendar-filters">
      <MonthSteps calendar={calendar} />
      <Choice
        label={t('screen.whose')}
        value={isMine ? 'mine' : 'everybody'}
        values={['everybody', 'mine'] as const}
        nameOf={(one) => t(`screen.${one}`)}
        onChange={(one) => calendar.chooseMine(one === 'mine')}
      />
      {!isNarrow && (
        <Choice
          label={t('screen.view')}
          value={view}
          values={['month', 'list'] as const}
          nameOf={(one) => t(`screen.${one}`)}
          onChange={calendar.look}
        />
      )}
      <div role="group" aria-label={t('web:field.kind')} className="calendar-kinds">
        {calendarKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="calendar-kind"
            data-kind={kind}
            aria-pressed={kinds.includes(kind)}
            onClick={() => turn(kind)}
          >
            {t(`kinds.${kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

function MonthSteps({ calendar: { month, today, goTo } }: { calendar: CalendarView }) {
  const { t } = useTranslation('treatment-calendar');
  const { direction } = useLanguage();
  const formats = useFormats();
  const [Back, Ahead] = direction === 'ltr' ? [ChevronLeft, ChevronRight] : [ChevronRight, ChevronLeft];
  return (
    <div className="calendar-steps">
      <IconAction label={t('screen.previous')} onClick={() => goTo(monthsLater(month, -1))}>
        <Back size={20} aria-hidden />
      </IconAction>
      <h2 className="calendar-month" aria-live="polite">
        {formats.monthName(Number(month.slice(5)))} {month.slice(0, 4)}
      </h2>
      <IconAction label={t('screen.next')} onClick={() => goTo(monthsLater(month, 1))}>
        <Ahead size={20} aria-hidden />
      </IconAction>
      <Button size="small" disabled={month === monthOf(today)} onClick={() => goTo(monthOf(today))}>
        {t('screen.today')}
      </Button>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, value, values, nameOf, onChange }: ChoiceProps<Value>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    aria-label={label}
    onChange={(_, chosen: Value | null) => chosen !== null && onChange(chosen)}
  >
    {values.map((one) => (
      <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25, textTransform: 'none' }}>
        {nameOf(one)}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
