import { verbDialogs } from '#platform/web/record/described-kind.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { X } from 'lucide-react';
import { Suspense, useId, type ReactNode } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordVerbs } from '#platform/web/record/record-verbs.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { MainVerb, verbAction } from '#platform/web/workflow/VerbActions.tsx';
import { EvidenceCard } from '#features/treatment/evidence/web/shared/EvidenceCard.tsx';
import { readTask, type Task } from '../../task.contract.ts';
import { BoardsOfTask } from '../shared/BoardsOfTask.tsx';
import { TaskStatus } from '../shared/TaskStatus.tsx';
import { taskKind } from '../verbs/task-kind.ts';
import { Checklist } from './Checklist.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskNotices } from './TaskNotices.tsx';
import { TaskStory } from './TaskStory.tsx';

const Dialogs = verbDialogs(taskKind, async () => (await import('../verbs/task-dialogs.ts')).taskDialogs);

/** One task, whole, over the page it was opened on. */
export function TaskDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('treatment-task');
  const titleId = useId();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, error, refetch } = useRead(readTask, { params: { id } });
  const close = (
    <IconAction label={t('web:close')} onClick={onClose}>
      <X size={16} aria-hidden />
    </IconAction>
  );
  return (
    <Dialog open fullWidth fullScreen={narrow} maxWidth="lg" aria-labelledby={titleId} onClose={onClose}>
      {data === undefined ? (
        <>
          <TaskHead id={titleId} title={t('page.name')}>
            {close}
          </TaskHead>
          <DialogContent>
            {error === null ? (
              <HistorySkeleton />
            ) : (
              <FailureNotice failure={error} onRetry={() => void refetch()} />
            )}
          </DialogContent>
        </>
      ) : (
        <OneTask task={data.data} titleId={titleId} close={close} />
      )}
    </Dialog>
  );
}

interface TaskHeadProps {
  id: string;
  title: string;
  reference?: string;
  children: ReactNode;
}

const TaskHead = ({ id, title, reference, children }: TaskHeadProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 3, py: 2 }}>
    <DialogTitle id={id} sx={{ p: 0, flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
      {reference && (
        <>
          <Box component="bdi" sx={{ color: 'text.secondary' }}>
            {reference}
          </Box>{' '}
        </>
      )}
      <span dir="auto">{title}</span>
    </DialogTitle>
    {children}
  </Box>
);

interface OneTaskProps {
  task: Task;
  titleId: string;
  close: ReactNode;
}

/** What is to be done and what became of it; above it what this person may do now. */
function OneTask({ task, titleId, close }: OneTaskProps) {
  const { t } = useTranslation('treatment-task');
  const { main, further, acts, opened, open } = useRecordVerbs(taskKind, task);
  const mayWork = task.permissions.can.includes('progress');
  const more = further.map((offer) => verbAction(offer, acts));
  return (
    <>
      <TaskHead id={titleId} title={task.title} reference={task.ref}>
        <TaskStatus status={task.status} />
        {main && <MainVerb verb={main} acts={acts} />}
        {more.length > 0 && <MoreMenu actions={more} of={task.ref} />}
        {close}
      </TaskHead>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <TaskNotices task={task} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr) 340px' },
          }}
        >
          <TaskFacts task={task} />
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
            <SectionCard title={t('web:field.description')}>
              {task.description === null ? (
                <Typography color="textSecondary">{t('page.no_description')}</Typography>
              ) : (
                <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {task.description}
                </Typography>
              )}
            </SectionCard>
            {task.checklist.length > 0 && <Checklist task={task} />}
            {(task.evidence_required || task.has_evidence || mayWork) && (
              <EvidenceCard type="task" id={task.id} mayAdd={mayWork} />
            )}
            <BoardsOfTask task={task} />
          </Box>
          <TaskStory task={task} />
        </Box>
      </DialogContent>
      {opened && (
        <Suspense>
          <Dialogs verb={opened} record={task} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
