import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { ComplianceStatus } from '#features/compliance/assessment/web/shared/ComplianceStatus.tsx';
import { usePercent } from '#features/compliance/assessment/web/shared/percent.hooks.ts';
import type { UpgradeEffect } from '../standard-upgrade.contract.ts';

interface EffectItemProps {
  effect: UpgradeEffect;
  standard: string;
  isChosen: boolean;
  isBusy: boolean;
  failure: string | undefined;
  onToggle: () => void;
  onOpen: () => void;
}

/** What an upgrade makes of one assessment: how many answers stay, are to be confirmed, come and leave, and its figures before and after. */
export function EffectItem(props: EffectItemProps) {
  const { effect, standard, isChosen, isBusy, failure, onToggle, onOpen } = props;
  const { t } = useTranslation('compliance-standard-upgrade');
  const { id, ref, name, status, department, lead, may_upgrade, groups_lost } = effect;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Checkbox
          size="small"
          sx={{ p: 0.5 }}
          checked={isChosen}
          disabled={!may_upgrade || isBusy}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': t('choose', { ref }) } }}
        />
        <MuiLink
          component={Link}
          to={pathOfAssessment(standard, id)}
          sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}
        >
          <bdi>{ref}</bdi> <bdi>{name}</bdi>
        </MuiLink>
        <ComplianceStatus status={status} />
        <Typography variant="body2" color="textSecondary">
          {department && (
            <>
              <bdi>{department.name}</bdi>
              {' · '}
            </>
          )}
          {t('lead', { name: lead.name })}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <Button size="small" aria-haspopup="dialog" onClick={onOpen} aria-label={t('rows_of', { ref })}>
          {t('rows')}
        </Button>
      </Box>
      <Numbers effect={effect} />
      {!may_upgrade && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(status === 'in_review' ? 'why_not.in_review' : 'why_not.not_yours')}
        </Typography>
      )}
      {groups_lost.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('groups_lost', { groups: groups_lost.join(', ') })}
        </Typography>
      )}
      {failure !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ mt: 1 }}>
          {t('failed')}: {failure}
        </Alert>
      )}
    </Box>
  );
}

function Numbers({ effect }: { effect: UpgradeEffect }) {
  const { t } = useTranslation(['compliance-standard-upgrade', 'compliance-assessment']);
  const formats = useFormats();
  const percent = usePercent();
  const number = (count: number) => formats.number(count);
  const { kept, kept_answered, unconfirmed, added, followed, leaving, leaving_answered, before, after } =
    effect;
  const facts: [name: string, value: string, more?: string | undefined][] = [
    [t('fact.kept'), t('of', { part: number(kept_answered), whole: number(kept) })],
    [t('fact.unconfirmed'), number(unconfirmed)],
    [t('fact.added'), number(added), followed > 0 ? t('followed', { number: number(followed) }) : undefined],
    [
      t('fact.leaving'),
      number(leaving),
      leaving > 0 ? t('leaving_answered', { number: number(leaving_answered) }) : undefined,
    ],
    ...(['coverage', 'compliance', 'proven'] as const).map((figure): [string, string] => [
      t(`compliance-assessment:figure.${figure}`),
      before[figure] === after[figure]
        ? percent(after[figure])
        : t('becomes', { before: percent(before[figure]), after: percent(after[figure]) }),
    ]),
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 1,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: 'repeat(4, minmax(0, 1fr))',
          lg: 'repeat(7, minmax(0, 1fr))',
        },
      }}
    >
      {facts.map(([name, value, more]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
            {more !== undefined && (
              <Typography component="span" variant="body2" color="textSecondary">
                {' · '}
                {more}
              </Typography>
            )}
          </Box>
        </div>
      ))}
    </Box>
  );
}
