import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { pathOfAssessment, pathOfStandard } from '#features/compliance/assessment/compliance-path.rules.ts';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import { readStandard } from '#features/compliance/standard/standard.contract.ts';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';

/** What is known about an assessment at a glance. */
export function ComplianceFacts({ assessment }: { assessment: ComplianceAssessment }) {
  const { t } = useTranslation(['compliance-assessment', 'record']);
  const { flat } = usePerson().organisation;
  const periodText = usePeriodText();
  const { standards } = useStandards();
  const { standard, groups_in_scope, department, reviewer, scope_text } = assessment;
  const known = standards?.find(({ key }) => key === standard)?.groups ?? [];
  const groups = groups_in_scope.flatMap((group) => known.find(({ key }) => key === group)?.name ?? []);
  return (
    <Card component="section" aria-label={t('web:record.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        <StandardFact standard={standard} version={assessment.standard_version} />
        <Fact stacked name={t('web:field.kind')}>
          {t(`words.kind.${assessment.kind}`)}
        </Fact>
        <Fact stacked name={t('field.period')}>
          {periodText(assessment.period)}
        </Fact>
        {!flat && (
          <Fact stacked name={t('web:field.department')}>
            <bdi>{department?.name ?? t('web:record.whole')}</bdi>
          </Fact>
        )}
        {groups.length > 0 && (
          <Fact stacked name={t('field.groups_in_scope')}>
            <bdi>{groups.join(', ')}</bdi>
          </Fact>
        )}
        <Fact stacked name={t('field.scope_text')}>
          <span dir="auto">{scope_text ?? t('page.no_scope')}</span>
        </Fact>
        {assessment.follows.length > 0 && (
          <Fact stacked name={t('field.follows')}>
            {assessment.follows.map(({ id, ref, name, standard: by }) => (
              <div key={id}>
                <MuiLink component={Link} to={pathOfAssessment(by, id)}>
                  <bdi>{ref}</bdi> <bdi>{name}</bdi>
                </MuiLink>
              </div>
            ))}
          </Fact>
        )}
        {assessment.remainders.length > 0 && (
          <Fact stacked name={t('page.remainders')}>
            {assessment.remainders.map(({ id, ref, standard_version: version }) => (
              <div key={id}>
                <MuiLink component={Link} to={pathOfAssessment(standard, id)}>
                  <bdi>{ref}</bdi>
                </MuiLink>
                {', '}
                {t('page.version', { version })}
              </div>
            ))}
          </Fact>
        )}
        <Fact stacked name={t('field.lead')}>
          <bdi>{assessment.lead.name}</bdi>
        </Fact>
        <Fact stacked name={t('web:field.reviewer')}>
          <bdi>{reviewer?.name ?? t('page.nobody')}</bdi>
        </Fact>
        {assessment.due_date && (
          <Fact stacked name={t('web:field.due_date')}>
            <DateText value={assessment.due_date} />
          </Fact>
        )}
        <Decision name={t('page.submitted')} at={assessment.submitted_at} by={assessment.submitted_by} />
        <Decision name={t('page.approved')} at={assessment.approved_at} by={assessment.approved_by} />
        {assessment.hash && (
          <Fact stacked name={t('page.hash')}>
            <bdi style={{ overflowWrap: 'anywhere' }}>{assessment.hash}</bdi>
          </Fact>
        )}
      </FactList>
    </Card>
  );
}

interface StandardFactProps extends Pick<ComplianceAssessment, 'standard'> {
  version: string;
}

function StandardFact({ standard, version }: StandardFactProps) {
  const { t } = useTranslation('compliance-assessment');
  const { type } = usePerson();
  const { read, nameOf } = useStandards();
  return (
    <Fact stacked name={t('field.standard')}>
      {/* An external auditor has no list of assessments to go to. */}
      {type === 'Auditor' ? (
        <AuditedStandard standard={standard} />
      ) : read.isPending ? (
        <Skeleton component="span" width={120} sx={{ display: 'inline-block' }} />
      ) : (
        <MuiLink component={Link} to={pathOfStandard(standard)}>
          <bdi>{nameOf(standard) || standard}</bdi>
        </MuiLink>
      )}
      {', '}
      {t('page.version', { version })}
    </Fact>
  );
}

function AuditedStandard({ standard }: Pick<ComplianceAssessment, 'standard'>) {
  return <bdi>{useRead(readStandard, { params: { key: standard } }).data?.data.name}</bdi>;
}

interface DecisionProps {
  name: string;
  at: string | null;
  by: { name: string } | null;
}

function Decision({ name, at, by }: DecisionProps) {
  if (at === null || by === null) return null;
  return (
    <Fact stacked name={name}>
      <bdi>{by.name}</bdi>
      {', '}
      <DateText value={at} />
    </Fact>
  );
}
