import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowUpFromLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { PagingBar } from '#platform/web/ui/table/PagingBar.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { listUpgradeEffects, mostUpgraded, type UpgradeEffect } from '../standard-upgrade.contract.ts';
import { EffectItem } from './EffectItem.tsx';
import { RowsDialog } from './RowsDialog.tsx';
import { useUpgrading, type Upgrading } from './upgrading.hooks.ts';
import type { VersionPair } from './version-pair.ts';

/** The open assessments by the earlier version with what an upgrade makes of them: looked at, chosen, upgraded one after the other. */
export function EffectsView(pair: VersionPair) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const { standard, from, to } = pair;
  const [offset, page] = useState(0);
  const query = { from, to, limit: String(mostUpgraded), offset: String(offset) };
  const read = useRead(listUpgradeEffects, { params: { key: standard }, query }, { keep: true });
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [opened, open] = useState<UpgradeEffect>();
  const upgrading = useUpgrading(pair);
  const paging = usePages(read, {
    limit: mostUpgraded,
    offset,
    change: ({ offset: next }) => {
      choose(new Set());
      page(Number(next ?? 0));
    },
  });
  const rows = read.data?.data;
  const possible = rows?.filter(({ may_upgrade }) => may_upgrade) ?? [];
  const taken = possible.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    choose(next);
  };
  return (
    <SectionCard title={t('effects', { version: from })}>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('effects_about')}
      </Typography>
      <Outcome pair={pair} upgrading={upgrading} />
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton variant="rounded" height={240} />}
      {rows?.length === 0 && <EmptyState>{t('none')}</EmptyState>}
      {possible.length > 0 && (
        <Choice
          to={to}
          possible={possible}
          taken={taken}
          isBusy={upgrading.isBusy}
          onChoose={choose}
          onUpgrade={() => {
            choose(new Set());
            void upgrading.upgrade(taken);
          }}
        />
      )}
      <Box
        component="ul"
        aria-label={t('effects', { version: from })}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}
      >
        {rows?.map((row) => (
          <EffectItem
            key={row.id}
            effect={row}
            standard={standard}
            isChosen={chosen.has(row.id)}
            isBusy={upgrading.isBusy}
            failure={upgrading.failures.get(row.id)}
            onToggle={() => toggle(row.id)}
            onOpen={() => open(row)}
          />
        ))}
      </Box>
      {paging && paging.count > mostUpgraded && <PagingBar {...paging} onLimit={undefined} />}
      {opened && <RowsDialog effect={opened} standard={standard} to={to} onClose={() => open(undefined)} />}
    </SectionCard>
  );
}

interface ChoiceProps {
  to: string;
  possible: readonly UpgradeEffect[];
  taken: readonly UpgradeEffect[];
  isBusy: boolean;
  onChoose: (ids: ReadonlySet<string>) => void;
  onUpgrade: () => void;
}

/** Which are chosen, and the one thing to do with them: it says what goes before it is done. */
function Choice({ to, possible, taken, isBusy, onChoose, onUpgrade }: ChoiceProps) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const formats = useFormats();
  const sum = (field: 'leaving_answered' | 'unconfirmed') =>
    formats.number(taken.reduce((all, one) => all + one[field], 0));
  const isAll = taken.length === possible.length;
  const ask = () =>
    confirm({
      title: t('upgrade.title', { version: to }),
      text: t('upgrade.text', {
        number: formats.number(taken.length),
        leaving: sum('leaving_answered'),
        unconfirmed: sum('unconfirmed'),
      }),
      verb: t('upgrade.verb'),
      onConfirm: onUpgrade,
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            disabled={isBusy}
            checked={isAll}
            indeterminate={!isAll && taken.length > 0}
            onChange={() => onChoose(new Set(isAll ? [] : possible.map(({ id }) => id)))}
          />
        }
        label={t('choose_all')}
      />
      <Typography color="textSecondary" role="status" sx={{ flex: 1 }}>
        {taken.length > 0 && t('chosen', { number: formats.number(taken.length) })}
      </Typography>
      <Button
        variant="contained"
        disabled={taken.length === 0 || isBusy}
        aria-haspopup="dialog"
        startIcon={<ArrowUpFromLine size={16} aria-hidden />}
        onClick={ask}
      >
        {t('upgrade.verb')}
      </Button>
    </Box>
  );
}

/** How far it is, and which of them were upgraded. */
function Outcome({ pair, upgrading }: { pair: VersionPair; upgrading: Upgrading }) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const formats = useFormats();
  const { isBusy, done, all } = upgrading;
  const progress = t('progress', { done: formats.number(done.length), all: formats.number(all) });
  return (
    <>
      {isBusy && (
        <Box role="status">
          <Typography variant="body2">{progress}</Typography>
          <LinearProgress
            variant="determinate"
            aria-label={progress}
            value={all === 0 ? 0 : (100 * done.length) / all}
          />
        </Box>
      )}
      {done.length > 0 && (
        <Alert severity="success" variant="outlined" role="status">
          {t('done', { version: pair.to })}
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
            {done.map(({ id, ref, name, remainder }) => (
              <li key={id}>
                <MuiLink component={Link} to={pathOfAssessment(pair.standard, id)}>
                  {t('named', { ref, name })}
                </MuiLink>
                {remainder && (
                  <>
                    {' · '}
                    <MuiLink component={Link} to={pathOfAssessment(pair.standard, remainder.id)}>
                      {t('kept_in', { ref: remainder.ref })}
                    </MuiLink>
                  </>
                )}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </>
  );
}
