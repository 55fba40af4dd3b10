import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PeekFrame } from '#platform/web/ui/table/PeekFrame.tsx';
import type { PeekNavigation } from '#platform/web/ui/table/PeekLayout.tsx';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { bases } from '#features/risk/model/risk-level-names.contract.ts';
import { readRisk, type Risk, type RiskRow } from '#features/risk/record/risk.contract.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskFlags } from '#features/risk/record/web/shared/RiskFlags.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { RiskStatus } from '#features/risk/record/web/shared/RiskStatus.tsx';
import { TagList } from '#features/risk/tag/web/shared/TagList.tsx';
import './risk-peek.css';

interface RiskPeekProps extends PeekNavigation {
  id: string;
  /** The row as the list has it: shown at once, before the rest is read. */
  row: RiskRow | undefined;
}

/** A risk beside the list: enough to know whether it is the one. */
export function RiskPeek({ id, row, ...navigation }: RiskPeekProps) {
  const { t } = useTranslation('risk');
  const read = useRead(readRisk, { params: { id } });
  const risk = read.data?.data;
  const shown = risk ?? row;
  return (
    <PeekFrame
      label={t('register.peek.label', { ref: shown?.ref ?? '' })}
      reference={shown?.ref}
      to={riskLink('view', id)}
      {...navigation}
    >
      {read.error !== null && shown === undefined && (
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      )}
      {shown && <Facts row={shown} risk={risk} />}
    </PeekFrame>
  );
}

function Facts({ row, risk }: { row: RiskRow; risk: Risk | undefined }) {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const formats = useFormats();
  return (
    <>
      <div className="risk-peek-head">
        <h2 dir="auto">{row.title}</h2>
        <div className="risk-peek-states">
          <RiskStatus risk={row} />
          <RiskFlags flags={row.flags.filter((flag) => flag !== 'untriaged')} />
        </div>
      </div>
      <div className="risk-peek-levels">
        {bases.map((basis) => (
          <div key={basis}>
            <span className="risk-peek-name">{t(`words.basis.${basis}`)}</span>
            <RiskLevel level={row[basis]?.level} />
          </div>
        ))}
      </div>
      <FactList>
        <Fact name={t('register.column.owner')}>{row.owner?.name ?? t('web:record.nobody')}</Fact>
        {!flat && (
          <Fact name={t('register.column.department')}>{row.department?.name ?? t('web:record.whole')}</Fact>
        )}
        <Fact name={t('register.column.category')}>{row.category?.name ?? t('register.peek.none')}</Fact>
        <Fact name={t('register.column.treatment')}>{t(`words.treatment.${row.treatment}`)}</Fact>
        <Fact name={t('register.column.review_on')}>
          <DateText value={row.review_on} />
        </Fact>
        {risk?.raised_by && (
          <Fact name={t('register.peek.raised')}>
            {t('register.peek.raised_by', { day: formats.day(risk.raised_on), name: risk.raised_by.name })}
          </Fact>
        )}
        {row.tags.length > 0 && (
          <Fact name={t('register.column.tags')}>
            <TagList tags={row.tags} wrap />
          </Fact>
        )}
      </FactList>
      {risk?.request && (
        <p className="risk-peek-text">
          {t('register.peek.request', {
            name: risk.request.by.name,
            verb: t(`register.peek.verb.${risk.request.verb}`),
          })}
        </p>
      )}
      {risk && <Story risk={risk} />}
    </>
  );
}

const parts = ['cause', 'event', 'consequence', 'background', 'existing_situation'] as const;

/** What people wrote about it. */
function Story({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const facts = [
    ['description', risk.description] as const,
    ...parts.map((part) => [part, risk.context[part]] as const),
  ].filter(([, text]) => text);
  if (facts.length === 0)
    return <p className="risk-peek-text is-none">{t('register.peek.no_description')}</p>;
  return (
    <>
      {facts.map(([part, text]) => (
        <div key={part} className="risk-peek-story">
          <div className="risk-peek-name">{t(`register.peek.${part}`)}</div>
          <p className="risk-peek-text" dir="auto">
            {text}
          </p>
        </div>
      ))}
    </>
  );
}
