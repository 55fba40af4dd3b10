import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { Task } from '../../task.contract.ts';
import { useTicks } from './ticks.hooks.ts';

/** The steps of a task, ticked off by those who may. */
export function Checklist({ task }: { task: Task }) {
  const { t } = useTranslation('treatment-task');
  const { shown, tick } = useTicks(task);
  const mayTick = task.permissions.can.includes('progress');
  return (
    <SectionCard title={t('field.checklist')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ text, done }, index) => (
          // Two steps may have the same words.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <FormControlLabel
              label={
                <span dir="auto" style={{ overflowWrap: 'anywhere' }}>
                  {text}
                </span>
              }
              control={
                <Checkbox
                  size="small"
                  checked={done}
                  disabled={!mayTick}
                  onChange={(_, checked) =>
                    tick(shown.map((item, at) => (at === index ? { ...item, done: checked } : item)))
                  }
                />
              }
            />
          </li>
        ))}
      </Box>
    </SectionCard>
  );
}
