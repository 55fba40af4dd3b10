import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistoryPaging, historyPageSize } from '#platform/web/ui/history/HistoryPaging.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { StatusPill, type StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { Control } from '#features/treatment/control/control.contract.ts';
import { TestResult } from '#features/treatment/control/web/shared/TestResult.tsx';
import { listControlTests, readControlTest, type ControlTest } from '../../control-test.contract.ts';
import type { ControlTestStatus } from '../../control-test-status.contract.ts';
import type { ControlTestVerb } from '../../control-test.workflow.ts';
import { PlanTestDialog } from '../PlanTestDialog.tsx';
import { TestVerbDialog } from '../TestVerbDialog.tsx';

const tones: Record<ControlTestStatus, StatusTone> = {
  planned: 'neutral',
  running: 'info',
  awaiting_review: 'warning',
  approved: 'success',
  returned: 'warning',
};

/** The tests of a control, the newest first, with what this person may do with each; overdue ones are marked, and the one that
 *  `?test=` names is brought into view. */
export function TestsCard({ control }: { control: Control }) {
  const { t } = useTranslation('treatment-control');
  const [offset, setOffset] = useState(0);
  const [opened, open] = useState<'plan' | { test: ControlTest; verb: ControlTestVerb }>();
  const query = { limit: String(historyPageSize), offset: String(offset) };
  const read = useRead(listControlTests, { params: { id: control.id }, query }, { keep: true });
  const listed = read.data?.data ?? [];
  const id = useSearchParams()[0].get('test') ?? '';
  const isListed = listed.some((test) => test.id === id);
  const named = useRead(
    readControlTest,
    { params: { id } },
    { enabled: id !== '' && !read.isPending && !isListed },
  ).data?.data;
  const isOfThis = named?.controls.some((one) => one.id === control.id) ?? false;
  const tests = named && isOfThis && !isListed ? [named, ...listed] : listed;
  const { can } = control.permissions;
  const close = () => open(undefined);
  return (
    <SectionCard
      title={t('test.title')}
      action={
        can.includes('edit') && (
          <Button size="small" aria-haspopup="dialog" onClick={() => open('plan')}>
            {t('test.plan')}
          </Button>
        )
      }
    >
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton width="60%" />}
      {read.data?.count === 0 && <Typography color="textSecondary">{t('test.empty')}</Typography>}
      {tests.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {tests.map((test) => (
            <TestItem
              key={test.id}
              test={test}
              isNamed={test.id === id}
              onVerb={(verb) => open({ test, verb })}
            />
          ))}
        </Box>
      )}
      <HistoryPaging
        offset={offset}
        shown={read.data?.data.length ?? 0}
        count={read.data?.count ?? 0}
        onOffset={setOffset}
      />
      {opened === 'plan' && <PlanTestDialog control={control} onClose={close} />}
      {typeof opened === 'object' && <TestVerbDialog {...opened} onClose={close} />}
    </SectionCard>
  );
}

interface TestItemProps {
  test: ControlTest;
  /** The address names it. */
  isNamed: boolean;
  onVerb: (verb: ControlTestVerb) => void;
}

function TestItem({ test, isNamed, onVerb }: TestItemProps) {
  const { t } = useTranslation('treatment-control');
  const formats = useFormats();
  const { status, result, done_on, planned_on, exceptions, returned, procedure } = test;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  return (
    <Box
      component="li"
      ref={item}
      aria-current={isNamed || undefined}
      sx={{
        display: 'grid',
        gap: 0.5,
        ...(isNamed && { borderInlineStart: 3, borderColor: 'primary.main', paddingInlineStart: 1.5 }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusPill tone={tones[status]}>{t(`words.test_status.${status}`)}</StatusPill>
        {result && <TestResult result={result} />}
        {test.flags.includes('overdue') && <StatusPill tone="error">{t('words.overdue')}</StatusPill>}
        <Typography component="span">
          {done_on === null
            ? t('test.planned', { day: formats.day(planned_on) })
            : t('test.done', { day: formats.day(done_on) })}
        </Typography>
        <Typography component="span" color="textSecondary">
          {t(`words.method.${test.method}`)}
        </Typography>
      </Box>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {procedure}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t('test.people', { tester: test.tester.name, reviewer: test.reviewer.name })}
      </Typography>
      {exceptions && (
        <Box>
          <Typography variant="subtitle2" component="div">
            {t('field.exceptions')}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {exceptions}
          </Typography>
        </Box>
      )}
      {returned && (
        <Typography>{t('test.returned', { name: returned.by.name, note: returned.note })}</Typography>
      )}
      {test.permissions.can.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {test.permissions.can.map((verb) => (
            <Button
              key={verb}
              size="small"
              variant="outlined"
              aria-haspopup="dialog"
              onClick={() => onVerb(verb)}
            >
              {t(`test.verb.${verb}.title`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
