import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { recordProgress } from '../../task-verbs.contract.ts';
import type { ChecklistItem, Task } from '../../task.contract.ts';
import { taskKind } from '../verbs/task-kind.ts';

/** The steps of a task, ticked off by those who may. */
export function Checklist({ task: { id, version, checklist, permissions } }: { task: Task }) {
  const { t } = useTranslation('treatment-task');
  const { mutate } = useWrite(recordProgress, taskKind);
  const isWriting = useIsMutating() > 0;
  const mayTick = permissions.can.includes('progress');
  // Until the answer is there, what was ticked stands as it will be.
  const [ticked, tick] = useState<ChecklistItem[]>();
  const shown = ticked ?? checklist;
  useEffect(() => {
    // What is being written gives the task another version: ticks go after it, not against it.
    if (ticked === undefined || isWriting) return;
    const sent = { params: { id }, body: { version, checklist: ticked } };
    mutate(sent, { onSettled: () => tick((later) => (later === ticked ? undefined : later)) });
  }, [ticked, isWriting, mutate, id, version]);
  return (
    <SectionCard title={t('page.checklist')}>
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
