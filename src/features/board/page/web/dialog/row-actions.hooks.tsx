import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';

/** Puts one of several rows a place earlier or later, or takes it away. */
export function useRowActions<Row>(
  rows: readonly Row[],
  at: number,
  onChange: (rows: Row[]) => void,
): MoreAction[] {
  const { t } = useTranslation(['board-page', 'web']);
  const row = rows[at];
  if (row === undefined) return [];
  const without = rows.toSpliced(at, 1);
  const to = (place: number) => () => onChange(without.toSpliced(place, 0, row));
  return [
    ...(at > 0
      ? [{ label: t('checklist.up'), icon: <ArrowUp size={16} aria-hidden />, onClick: to(at - 1) }]
      : []),
    ...(at < without.length
      ? [{ label: t('checklist.down'), icon: <ArrowDown size={16} aria-hidden />, onClick: to(at + 1) }]
      : []),
    { label: t('web:remove'), icon: <Trash2 size={16} aria-hidden />, onClick: () => onChange(without) },
  ];
}
