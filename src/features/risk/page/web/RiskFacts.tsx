import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { writtenFields, type Risk, type Written } from '#features/risk/record/risk.contract.ts';
import { TagList } from '#features/risk/tag/web/shared/TagList.tsx';
import { RiskFlags } from '#features/risk/record/web/shared/RiskFlags.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { isIn } from '#platform/contract/values/is-in.ts';

const drawn = ['description', 'context', 'source', 'assets', 'raised_on'] as const;
type Further = Exclude<keyof Written, (typeof drawn)[number]>;
/** What has no place of its own on the page stands among the facts, called as in the form. */
const further = writtenFields.filter((field): field is Further => !isIn(drawn, field));

/** What is known about a risk at a glance. */
export function RiskFacts({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const { flat } = usePerson().organisation;
  const raised = formats.day(risk.raised_on);
  const isOverdue = risk.flags.includes('overdue_review');
  const attention = risk.flags.filter((flag) => flag !== 'overdue_review' && flag !== 'untriaged');
  return (
    <Card component="section" aria-label={t('web:record.facts')} sx={{ p: 2 }}>
      <FactList stacked>
        <Fact stacked name={t('page.fact.owner')}>
          <bdi>{risk.owner?.name ?? t('web:record.nobody')}</bdi>
        </Fact>
        {!flat && (
          <Fact stacked name={t('web:field.department')}>
            <bdi>{risk.department?.name ?? t('web:record.whole')}</bdi>
          </Fact>
        )}
        <Fact stacked name={t('web:field.category')}>
          <bdi>{risk.category?.name ?? t('page.none')}</bdi>
        </Fact>
        <Fact stacked name={t('page.fact.treatment')}>
          {t(`words.treatment.${risk.treatment}`)}
        </Fact>
        <Fact stacked name={t('page.fact.review_on')}>
          <Box
            component="span"
            sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
          >
            <DateText value={risk.review_on} />
            {isOverdue && <StatusPill tone="error">{t('page.overdue')}</StatusPill>}
          </Box>
        </Fact>
        {risk.last_review_at && (
          <Fact stacked name={t('page.fact.last_review_at')}>
            <DateText value={risk.last_review_at} />
          </Fact>
        )}
        <Fact stacked name={t('page.fact.raised')}>
          {risk.raised_by ? t('page.fact.raised_by', { day: raised, name: risk.raised_by.name }) : raised}
        </Fact>
        <Fact stacked name={t('web:field.source')}>
          {t(`words.source.${risk.source}`)}
        </Fact>
        {risk.model_version !== null && (
          <Fact stacked name={t('page.fact.model')}>
            {t('page.fact.model_version', { number: risk.model_version })}
          </Fact>
        )}
        <Fact stacked name={t('page.fact.changed')}>
          <DateText value={risk.updated_at} time />
        </Fact>
        {further
          .filter((field) => risk[field] !== null)
          .map((field) => (
            <Fact key={field} stacked name={t(`page.add.${field}`)}>
              <bdi>{String(risk[field])}</bdi>
            </Fact>
          ))}
        {attention.length > 0 && (
          <Fact stacked name={t('page.fact.attention')}>
            <RiskFlags flags={attention} />
          </Fact>
        )}
        {risk.tags.length > 0 && (
          <Fact stacked name={t('web:field.tags')}>
            <TagList tags={risk.tags} wrap />
          </Fact>
        )}
        {risk.assets.length > 0 && (
          <Fact stacked name={t('page.fact.assets')}>
            <AssetList assets={risk.assets} />
          </Fact>
        )}
      </FactList>
    </Card>
  );
}

function AssetList({ assets }: Pick<Risk, 'assets'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {assets.map((asset) => (
        <li key={asset}>
          <bdi>{asset}</bdi>
        </li>
      ))}
    </Box>
  );
}
