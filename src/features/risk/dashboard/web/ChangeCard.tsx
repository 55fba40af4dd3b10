import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useDeferredValue } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FigureTable } from '#platform/web/ui/dashboard/FigureTable.tsx';
import { WhyButton } from '#platform/web/ui/dashboard/WhyButton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import { comparedFigures, type ComparedFigure, type RiskChange } from '../risk-change.contract.ts';
import { sinceChoices } from '../risk-dashboard.rules.ts';
import type { ChangeSince } from './change-since.hooks.ts';
import { useChangeWords } from './change-words.hooks.ts';
import type { LinkTo } from './risk-dashboard.hooks.ts';

type ChangeCardProps = ChangeSince & { linkTo: LinkTo };

/** What each figure was when a day began that the reader chooses, what it is today, and what lies between. */
export function ChangeCard({ change, error, retry, request, feature, linkTo, ...chosen }: ChangeCardProps) {
  const { t } = useTranslation('risk-dashboard');
  const mayDraw = useDeferredValue(true, false);
  const title = t('screen.change.title');
  return (
    <section className="dashboard-card chart-card" aria-label={title}>
      <div className="chart-card-head">
        <h2>{title}</h2>
        <WhyButton title={title} why={{ figures: ['change'], request, feature, href: linkTo({}) }} />
      </div>
      {mayDraw && <SinceControls {...chosen} />}
      {error !== null && <FailureNotice failure={error} onRetry={retry} />}
      {error === null && change === undefined && <Skeleton variant="rounded" height={420} />}
      {change !== undefined && <Changes change={change} choose={chosen.choose} />}
    </section>
  );
}

/** The day, by a few that are asked for often or by itself. */
function SinceControls({
  choice,
  choose,
  today,
  since,
}: Pick<ChangeSince, 'choice' | 'choose' | 'today' | 'since'>) {
  const { t } = useTranslation('risk-dashboard');
  const isOwn = !sinceChoices.some((one) => one === choice);
  return (
    <Box className="not-printed" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 1.5 }}>
      <Select
        size="small"
        value={isOwn ? 'own' : choice}
        SelectDisplayProps={{ 'aria-label': t('screen.change.since') }}
        onChange={({ target }) => choose(target.value === 'own' ? (since ?? '') : target.value)}
        sx={{ '& .MuiSelect-select': { py: 0.5 } }}
      >
        {[...sinceChoices, 'own' as const].map((one) => (
          <MenuItem key={one} value={one}>
            {t(`screen.change.spans.${one}`)}
          </MenuItem>
        ))}
      </Select>
      {isOwn && (
        <TextField
          size="small"
          type="date"
          value={choice}
          onChange={({ target }) => choose(target.value)}
          slotProps={{
            htmlInput: { 'aria-label': t('screen.change.day'), max: today, style: { padding: '4px 8px' } },
          }}
        />
      )}
    </Box>
  );
}

function Changes({ change, choose }: { change: RiskChange; choose: ChangeSince['choose'] }) {
  const { t } = useTranslation(['risk-dashboard', 'risk']);
  const formats = useFormats();
  const words = useModelWords();
  const { signed } = useChangeWords(change);
  const day = formats.day(change.since);
  const [second, first] = change.by_level.slice(-2);
  const nameOf = (figure: ComparedFigure): string => {
    switch (figure) {
      case 'total':
        return t('screen.change.all');
      case 'in_highest_levels':
        return first && second
          ? t('screen.highest', { first: words.levelName(first), second: words.levelName(second) })
          : '';
      case 'open':
      case 'overdue_review':
      case 'expiring_acceptance':
      case 'above_appetite':
        return t(`screen.${figure}`);
      case 'unrated':
        return t('screen.not_rated');
      case 'untriaged':
      case 'awaiting_decision':
      case 'rejected':
        return t(`screen.change.${figure}`);
      default:
        return t(`risk:words.status.${figure}`);
    }
  };
  const rows = [
    ...comparedFigures.map((figure) => ({
      id: figure as string,
      name: nameOf(figure),
      of: change.figures[figure],
    })),
    ...change.by_level.toReversed().map((level) => ({
      id: `level ${level.code}`,
      name: t('screen.change.level', { level: words.levelName(level) }),
      of: level.current,
    })),
  ];
  return (
    <>
      {!change.is_known && (
        <p className="chart-notes" role="status">
          {change.known_from === null ? (
            t('screen.change.unknown_at_all', { day })
          ) : (
            <>
              {t('screen.change.unknown', { day, known: formats.day(change.known_from) })}
              <button
                type="button"
                className="quiet-button not-printed"
                onClick={() => choose(change.known_from ?? '')}
              >
                {t('screen.change.use_known', { known: formats.day(change.known_from) })}
              </button>
            </>
          )}
        </p>
      )}
      {change.is_known && !change.are_levels_known && (
        <p className="chart-notes">{t('screen.change.other_matrix', { day })}</p>
      )}
      <FigureTable
        label={t('screen.change.title')}
        columns={[t('screen.change.figure'), day, t('screen.change.now'), t('screen.change.change')]}
        rows={rows.map(({ id, name, of }) => ({ id, name, values: [of.before, of.now, of.change] }))}
        valueText={(value, column) => (column === 2 ? signed(value) : formats.number(value))}
      />
    </>
  );
}
