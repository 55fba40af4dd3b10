import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Acceptance } from '../acceptance.contract.ts';

/** Who asked for it, who decides, until when, why, and how it ended. */
export function AcceptanceFacts({ acceptance }: { acceptance: Acceptance }) {
  const { t } = useTranslation(['treatment-acceptance', 'record']);
  const { first_decision: first, decision, ended, conditions } = acceptance;
  const endReason = ended?.reason ?? null;
  return (
    <SectionCard title={t('web:record.facts')}>
      <FactList>
        <Fact name={t('field.requester')}>
          <bdi>{acceptance.requested_by.name}</bdi>
        </Fact>
        <Fact name={t('field.approver')}>
          <bdi>{acceptance.approver.name}</bdi>
        </Fact>
        {acceptance.second_approver && (
          <Fact name={t('field.second_approver')}>
            <bdi>{acceptance.second_approver.name}</bdi>
          </Fact>
        )}
        {acceptance.starts_on && (
          <Fact name={t('field.starts_on')}>
            <DateText value={acceptance.starts_on} />
          </Fact>
        )}
        <Fact name={t('field.expires_on')}>
          <DateText value={acceptance.expires_on} />
        </Fact>
        {first && <DecisionFact name={t('page.first_decision')} decision={first} />}
        {decision && <DecisionFact name={t('page.decision')} decision={decision} />}
        {[first?.note, decision?.note].filter(Boolean).map((note) => (
          <Fact key={note} name={t('page.decision_note')}>
            <span dir="auto">{note}</span>
          </Fact>
        ))}
        {ended && (
          <Fact name={t('page.ended')}>
            <DateText value={ended.at} />
            {ended.by && (
              <>
                {', '}
                <bdi>{ended.by.name}</bdi>
              </>
            )}
          </Fact>
        )}
        {endReason && (
          <Fact name={t('page.end_reason')}>
            <span dir="auto">{isOwnReason(endReason) ? t(`page.reason.${endReason}`) : endReason}</span>
          </Fact>
        )}
      </FactList>
      <Words name={t('field.justification')} text={acceptance.justification} />
      {conditions && <Words name={t('field.conditions')} text={conditions} />}
    </SectionCard>
  );
}

/** Why the product itself ended it; a person's reason is in their own words. */
const ownReasons = ['risk_worse', 'no_risk_left', 'control_failed'] as const;
const isOwnReason = (reason: string): reason is (typeof ownReasons)[number] =>
  ownReasons.some((one) => one === reason);

function DecisionFact({ name, decision }: { name: string; decision: NonNullable<Acceptance['decision']> }) {
  const { t } = useTranslation('treatment-acceptance');
  return (
    <Fact name={name}>
      <bdi>{decision.by.name}</bdi>
      {decision.on_behalf_of && ` (${t('page.on_behalf_of', { name: decision.on_behalf_of.name })})`}
      {', '}
      <DateText value={decision.at} />
    </Fact>
  );
}

const Words = ({ name, text }: { name: string; text: string }) => (
  <div>
    <Typography variant="h3" sx={{ typography: 'caption', color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', maxWidth: '75ch' }}>
      {text}
    </Typography>
  </div>
);
