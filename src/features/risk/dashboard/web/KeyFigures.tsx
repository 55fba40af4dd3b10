import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useModelWords } from '#features/risk/model/web/shared/model-words.hooks.ts';
import type { RiskStats } from '../risk-dashboard.contract.ts';
import { KeyFigure } from '#platform/web/ui/dashboard/KeyFigure.tsx';
import type { RiskChange } from '../risk-change.contract.ts';
import { useChangeWords } from './change-words.hooks.ts';
import { keyFigureRows } from './figure-rows.ts';
import { explainedBy, type LinkTo } from './risk-dashboard.hooks.ts';

interface KeyFiguresProps {
  stats: RiskStats | undefined;
  change: RiskChange | undefined;
  dpt: string | undefined;
  linkTo: LinkTo;
}

/** The five numbers on top: what is open, what is worst, and what waits for somebody. */
export function KeyFigures({ stats, change, dpt, linkTo }: KeyFiguresProps) {
  const { t } = useTranslation('risk-dashboard');
  const formats = useFormats();
  const words = useModelWords();
  const { changeOf } = useChangeWords(change);
  const [second, first] = stats?.by_level.slice(-2) ?? [];
  const shareOfOpen = (n: number) =>
    stats === undefined || stats.open === 0 || n === 0
      ? undefined
      : t('screen.of_open', { share: formats.percent(n / stats.open) });
  const why = (href: string, ...figures: string[]) => ({ figures, ...explainedBy(dpt), href });
  const rows = keyFigureRows(stats);
  const links = {
    open: linkTo(rows.open),
    highest: linkTo(rows.in_highest_levels),
    overdue: linkTo(rows.overdue_review),
    waiting: linkTo(rows.waiting),
    acceptance: linkTo(rows.expiring_acceptance),
  };
  return (
    <section aria-label={t('screen.figures')} className="dashboard-figures">
      <KeyFigure
        label={t('screen.open')}
        value={stats?.open}
        change={changeOf(['open'])}
        note={stats && t('screen.of_all', { total: formats.number(stats.total) })}
        href={links.open}
        why={why(links.open, 'open', 'total')}
      />
      <KeyFigure
        label={
          first && second
            ? t('screen.highest', { first: words.levelName(first), second: words.levelName(second) })
            : ' '
        }
        value={stats?.in_highest_levels}
        change={changeOf(['in_highest_levels'])}
        note={shareOfOpen(stats?.in_highest_levels ?? 0)}
        href={links.highest}
        why={why(links.highest, 'in_highest_levels')}
      />
      <KeyFigure
        label={t('screen.overdue_review')}
        value={stats?.overdue_review}
        change={changeOf(['overdue_review'])}
        href={links.overdue}
        why={why(links.overdue, 'overdue_review')}
        isUrgent
      />
      <KeyFigure
        label={t('screen.waiting')}
        value={stats && stats.untriaged + stats.awaiting_decision}
        change={changeOf(['untriaged', 'awaiting_decision'])}
        note={
          stats &&
          t('screen.waiting_parts', {
            triage: formats.number(stats.untriaged),
            decision: formats.number(stats.awaiting_decision),
          })
        }
        href={links.waiting}
        why={why(links.waiting, 'untriaged', 'awaiting_decision')}
      />
      <KeyFigure
        label={t('screen.expiring_acceptance')}
        value={stats?.expiring_acceptance}
        change={changeOf(['expiring_acceptance'])}
        note={shareOfOpen(stats?.expiring_acceptance ?? 0)}
        href={links.acceptance}
        why={why(links.acceptance, 'expiring_acceptance')}
      />
    </section>
  );
}
