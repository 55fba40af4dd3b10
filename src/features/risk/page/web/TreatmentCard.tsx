import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { Paragraph } from './Paragraph.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';

/** What will be done about a risk, and what was done. */
export function TreatmentCard({ risk, onChoose }: { risk: Risk; onChoose: (() => void) | undefined }) {
  const { t } = useTranslation('risk');
  const { transfer, avoidance } = risk;
  return (
    <SectionCard
      title={t('page.treatment.title')}
      action={
        onChoose && (
          <Button size="small" onClick={onChoose}>
            {t('verb.name.treatment')}
          </Button>
        )
      }
    >
      {risk.treatment === 'undecided' ? (
        <Typography color="textSecondary">{t('page.treatment.undecided')}</Typography>
      ) : (
        <Typography>
          <strong>{t(`words.treatment.${risk.treatment}`)}</strong>
          {' · '}
          {t(`verb.treatment.help.${risk.treatment}`)}
        </Typography>
      )}
      {risk.treatment_note && <Paragraph name={t('page.treatment.note')}>{risk.treatment_note}</Paragraph>}
      {transfer && (
        <FactList>
          <Fact name={t('page.treatment.party')}>
            <bdi>{transfer.party}</bdi>
          </Fact>
          <Fact name={t('page.treatment.instrument')}>
            <bdi>{transfer.instrument}</bdi>
          </Fact>
          <Fact name={t('page.treatment.ends_on')}>
            <DateText value={transfer.ends_on} />
          </Fact>
        </FactList>
      )}
      {avoidance && (
        <FactList>
          <Fact name={t('page.treatment.what_stopped')}>
            <span dir="auto">{avoidance.what_stopped}</span>
          </Fact>
          <Fact name={t('page.treatment.on')}>
            <DateText value={avoidance.on} />
          </Fact>
          {avoidance.confirmed_by && (
            <Fact name={t('page.treatment.confirmed_by')}>
              <bdi>{avoidance.confirmed_by.name}</bdi>
            </Fact>
          )}
        </FactList>
      )}
    </SectionCard>
  );
}
