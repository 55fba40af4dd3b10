import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { riskContext, type Risk } from '#features/risk/record/risk.contract.ts';
import { Paragraph } from './Paragraph.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { keysOf } from '#platform/contract/values/keys.ts';

const parts = keysOf(riskContext.shape);

/** What could happen, why, and what would follow. */
export function ContextCard({ risk, onEdit }: { risk: Risk; onEdit: (() => void) | undefined }) {
  const { t } = useTranslation('risk');
  const texts = parts.flatMap((part) => {
    const text = risk.context[part];
    return text ? [{ part, text }] : [];
  });
  const isEmpty = texts.length === 0 && !risk.description;
  return (
    <SectionCard
      title={t('page.context_title')}
      action={
        onEdit && (
          <Button size="small" onClick={onEdit}>
            {isEmpty ? t('page.describe') : t('web:edit')}
          </Button>
        )
      }
    >
      {isEmpty && <Typography color="textSecondary">{t('page.context_empty')}</Typography>}
      {risk.description && <Paragraph name={t('web:field.description')}>{risk.description}</Paragraph>}
      {texts.map(({ part, text }) => (
        <Paragraph key={part} name={t(`page.context.${part}`)}>
          {text}
        </Paragraph>
      ))}
    </SectionCard>
  );
}
