import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { weekdays, type Weekday } from '../../recurrence.contract.ts';
import type { Recurrence } from '../../task.contract.ts';
import {
  ofRhythm,
  rhythmOf,
  rhythms,
  ruleOf,
  simpleRuleOf,
  type Rhythm,
  type SimpleRule,
} from '../../recurrence.rules.ts';
import { recurrenceModes, type RecurrenceMode } from '../../task-status.contract.ts';
import { useRecurrenceWords } from '../shared/recurrence-words.hooks.ts';

const two = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 } as const;
const daily: SimpleRule = { frequency: 'DAILY', interval: 1, weekdays: [] };
/** So far apart at most, unless a rule says more already. */
const furthest = 12;

/** Whether and how a task recurs, in the surrounding form: a rhythm, the days of a week, an end. A rule that says more than that is
 *  shown as it is, and kept until another is chosen. */
export function RecurrenceInput() {
  const { t } = useTranslation('treatment-task');
  const words = useRecurrenceWords();
  const { field, fieldState } = useController<{ recurrence: Recurrence | null }, 'recurrence'>({
    name: 'recurrence',
  });
  const value = field.value;
  const simple = value === null ? undefined : simpleRuleOf(value.rule);
  // Six months may be said as months or as quarters: as somebody said it last.
  const [isMonthly, sayMonthly] = useState(false);
  const said = simple && rhythmOf(simple);
  const { rhythm, every } =
    simple !== undefined && isMonthly ? { rhythm: simple.frequency, every: simple.interval } : { ...said };
  const change = (rule: SimpleRule, mode: RecurrenceMode = value?.mode ?? 'after_done') =>
    field.onChange({ rule: ruleOf(rule), mode } satisfies Recurrence);
  const chooseRhythm = (chosen: string) => {
    sayMonthly(chosen === 'MONTHLY');
    if (chosen === '') field.onChange(null);
    else if (chosen !== 'rule') change({ ...(simple ?? daily), ...ofRhythm(chosen as Rhythm, 1) });
  };
  const error = fieldState.error?.message;
  return (
    <>
      <Box sx={two}>
        <OneOf
          label={t('form.recurs')}
          help={t('form.recurs_help')}
          error={error}
          value={value === null ? '' : (rhythm ?? 'rule')}
          choices={[
            ['', t('recurrence.never')],
            ...rhythms.map((one) => [one, t(`recurrence.rhythm.${one}`)] as const),
            ...(value !== null && simple === undefined ? [['rule', words.inWords(value.rule)] as const] : []),
          ]}
          onChange={chooseRhythm}
        />
        {rhythm !== undefined && every !== undefined && simple !== undefined && (
          <OneOf
            label={t('form.every')}
            value={String(every)}
            choices={Array.from({ length: Math.max(furthest, every) }, (_, at) => [
              String(at + 1),
              words.every(rhythm, at + 1),
            ])}
            onChange={(chosen) => change({ ...simple, ...ofRhythm(rhythm, Number(chosen)) })}
          />
        )}
      </Box>
      {simple?.frequency === 'WEEKLY' && (
        <Weekdays value={simple.weekdays} onChange={(days) => change({ ...simple, weekdays: days })} />
      )}
      {simple !== undefined && <Ending rule={simple} onChange={change} />}
      {value !== null && (
        <OneOf
          label={t('form.recurs_when')}
          value={value.mode}
          choices={recurrenceModes.map((mode) => [mode, t(`words.recurrence_mode.${mode}`)])}
          onChange={(mode) => field.onChange({ ...value, mode } as Recurrence)}
        />
      )}
    </>
  );
}

interface OneOfProps {
  label: string;
  help?: string;
  error?: string | undefined;
  value: string;
  choices: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function OneOf({ label, help, error, value, choices, onChange }: OneOfProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <Select
        size="small"
        displayEmpty
        inputProps={{ id, 'aria-describedby': `${id}-help` }}
        SelectDisplayProps={{ 'aria-label': label }}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {choices.map(([one, words]) => (
          <MenuItem key={one} value={one}>
            {words}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}

interface WeekdaysProps {
  value: readonly Weekday[];
  onChange: (days: Weekday[]) => void;
}

/** None of them: the weekday of the day that the task is due on. */
function Weekdays({ value, onChange }: WeekdaysProps) {
  const { t } = useTranslation('treatment-task');
  const { weekday } = useRecurrenceWords();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('form.weekdays')} help={t('form.weekdays_help')} optional>
      <ToggleButtonGroup
        id={id}
        size="small"
        value={[...value]}
        aria-label={t('form.weekdays')}
        sx={{ flexWrap: 'wrap' }}
        onChange={(_, days: Weekday[]) => onChange(weekdays.filter((day) => days.includes(day)))}
      >
        {weekdays.map((day) => (
          <ToggleButton key={day} value={day} sx={{ textTransform: 'none', py: 0.25 }}>
            {weekday(day)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldFrame>
  );
}

const ends = ['never', 'until', 'count'] as const;
const endOf = ({ until, count }: SimpleRule): (typeof ends)[number] => {
  if (until !== undefined) return 'until';
  return count === undefined ? 'never' : 'count';
};

function Ending({ rule, onChange }: { rule: SimpleRule; onChange: (rule: SimpleRule) => void }) {
  const { t } = useTranslation('treatment-task');
  const id = useId();
  const [chosen, choose] = useState(() => endOf(rule));
  const [count, type] = useState(String(rule.count ?? ''));
  // A draft that came back may say another end than the form began with.
  const end = endOf(rule) === 'never' ? chosen : endOf(rule);
  const without = { ...rule, until: undefined, count: undefined };
  return (
    <Box sx={two}>
      <OneOf
        label={t('form.ends')}
        value={end}
        choices={ends.map((one) => [one, t(`recurrence.end.${one}`)])}
        onChange={(one) => {
          choose(one as typeof end);
          type('');
          onChange(without);
        }}
      />
      {end === 'until' && (
        <FieldFrame id={id} label={t('form.until')}>
          <OutlinedInput
            id={id}
            type="date"
            size="small"
            value={rule.until ?? ''}
            onChange={({ target }) => onChange({ ...without, until: target.value || undefined })}
          />
        </FieldFrame>
      )}
      {end === 'count' && (
        <FieldFrame id={id} label={t('form.times')} help={t('form.times_help')}>
          <OutlinedInput
            id={id}
            type="number"
            size="small"
            value={count}
            inputProps={{ min: 1, max: 1000, 'aria-describedby': `${id}-help` }}
            onChange={({ target }) => {
              type(target.value);
              const times = Math.trunc(Number(target.value));
              onChange({ ...without, count: times >= 1 && times <= 1000 ? times : undefined });
            }}
          />
        </FieldFrame>
      )}
    </Box>
  );
}
