import { Info, Lock, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { isOpen } from '#features/maturity/assessment/assessment-status.rules.ts';

/** What one has to know before reading or answering: sent back, frozen, deleted, begun with other questions. */
export function AssessmentNotices({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const { returned, status, flags, permissions } = assessment;
  const notices: { key: string; tone: string; icon: ReactNode; says: ReactNode }[] = [];
  const add = (
    key: string,
    says: ReactNode,
    tone = 'info',
    icon: ReactNode = <Info size={16} aria-hidden />,
  ) => notices.push({ key, says, tone, icon });

  if (assessment.deleted_at !== null)
    add('deleted', t('assess.frozen.deleted', { day: formats.day(assessment.deleted_at) }), 'warning');
  else if (!isOpen(status))
    add('frozen', <Frozen assessment={assessment} />, 'info', <Lock size={16} aria-hidden />);
  else if (!permissions.can.includes('answer')) add('read_only', t('assess.read_only'));
  if (returned !== null && isOpen(status))
    add(
      'returned',
      <>
        {t('assess.returned', { name: returned.by.name, day: formats.day(returned.at) })}
        <q dir="auto">{returned.note}</q>
      </>,
      'warning',
      <Undo2 size={16} aria-hidden />,
    );
  if (flags.includes('older_content')) add('older', t('assess.older_content'));
  if (notices.length === 0) return null;
  return (
    <div className="assess-notices" data-uncovered>
      {notices.map(({ key, tone, icon, says }) => (
        <div key={key} data-tone={tone}>
          {icon}
          <span>{says}</span>
        </div>
      ))}
    </div>
  );
}

function Frozen({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation('maturity');
  const formats = useFormats();
  const { status, hash } = assessment;
  const named = (by: { name: string } | null, at: string | null) =>
    by === null || at === null ? undefined : { name: by.name, day: formats.day(at) };
  const submitted = named(assessment.submitted_by, assessment.submitted_at);
  const approved = named(assessment.approved_by, assessment.approved_at);
  const says = {
    submitted: submitted ? t('assess.frozen.submitted', submitted) : t('assess.frozen.submitted_plain'),
    approved: approved ? t('assess.frozen.approved', approved) : t('assess.frozen.approved_plain'),
    superseded: t('assess.frozen.superseded'),
    archived: t('assess.frozen.archived'),
  };
  return (
    <>
      {says[status as keyof typeof says]}
      {hash !== null && (
        <span className="assess-hash" title={hash}>
          {t('assess.frozen.hash')} <code dir="ltr">{hash.slice(0, 12)}</code>
        </span>
      )}
    </>
  );
}
