import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { LevelPill } from '#platform/web/ui/values/LevelPill.tsx';
import type { Rated } from '../../risk-level.contract.ts';
import { useModelWords } from './model-words.hooks.ts';

/** A risk's level as the model it was rated with draws it; a dash while it is not rated. */
export function RiskLevel({
  level,
  compact = false,
}: {
  level: Rated['level'] | undefined;
  compact?: boolean;
}) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  if (level === undefined)
    return (
      <span title={t('words.unrated')} aria-label={t('words.unrated')} role="img">
        –
      </span>
    );
  return (
    <LevelPill
      index={level.index + 1}
      colour={level.colour}
      short={words.levelShort(level)}
      name={words.levelName(level)}
      compact={compact}
    />
  );
}
