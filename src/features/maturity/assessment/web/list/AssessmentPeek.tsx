import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { PeekFrame } from '#platform/web/ui/table/PeekFrame.tsx';
import type { PeekNavigation } from '#platform/web/ui/table/PeekLayout.tsx';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { readAssessment, type AssessmentRow } from '../../assessment.contract.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import { AssessmentStatus } from '../shared/AssessmentStatus.tsx';
import { assessmentLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useAssessmentFacts } from '../shared/assessment-facts.hooks.ts';
import { AssessmentFlags } from './AssessmentFlags.tsx';
import { SectionShares } from './SectionShares.tsx';

interface AssessmentPeekProps extends PeekNavigation {
  id: string;
  framework: FrameworkKind;
  /** What it is called until the row is known. */
  label: string;
  /** The row as the list has it: shown at once, before the rest is read. */
  row: AssessmentRow | undefined;
}

/** An assessment beside the list: where it stands, and how far each section is. */
export function AssessmentPeek({ id, framework, label, row, ...navigation }: AssessmentPeekProps) {
  const read = useRead(readAssessment, { params: { id }, query: { section: 'first' } });
  const assessment = read.data?.data;
  const shown = assessment ?? row;
  return (
    <PeekFrame
      label={shown?.ref ?? label}
      reference={shown?.ref}
      to={assessmentLink({ id, framework })}
      {...navigation}
    >
      {read.error !== null && shown === undefined && (
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      )}
      {shown && <Facts row={shown} />}
      {assessment && <SectionShares assessment={assessment} />}
    </PeekFrame>
  );
}

const figures = ['current', 'desired', 'gap'] as const;
const facts = ['period', 'groups_in_scope', 'assessor', 'reviewer'] as const;

function Facts({ row }: { row: AssessmentRow }) {
  const { t } = useTranslation(['maturity', 'record', 'web']);
  const { flat } = usePerson().organisation;
  const formats = useFormats();
  const rowFacts = useAssessmentFacts()(row);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
          <AssessmentStatus status={row.status} />
          {row.is_dashboard && <StatusPill tone="success">{t('list.shown')}</StatusPill>}
          <AssessmentFlags {...row} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {figures.map((figure) => (
          <Box key={figure} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1 }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(`words.${figure}`)}</Box>
            <Box sx={{ typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
              {row[figure] === null ? '–' : formats.number(row[figure], { minimumFractionDigits: 1 })}
            </Box>
          </Box>
        ))}
      </Box>
      <FactList>
        {!flat && <Fact name={t('web:field.department')}>{row.department?.name ?? t('words.whole')}</Fact>}
        {facts
          .filter((fact) => fact !== 'groups_in_scope' || row.framework === 'cis')
          .map((fact) => (
            <Fact key={fact} name={t(`field.${fact}`)}>
              {rowFacts[fact]}
            </Fact>
          ))}
        <Fact name={t('web:field.due_date')}>
          <DateText value={row.due_date} />
        </Fact>
      </FactList>
      <Link component={RouterLink} to={`${assessmentLink(row)}&panel=history`} sx={{ justifySelf: 'start' }}>
        {t('story.open')}
      </Link>
    </>
  );
}
