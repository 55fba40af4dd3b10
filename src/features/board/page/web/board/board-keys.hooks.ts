import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLetterKeys, type LetterKey } from '#platform/web/screen/letter-keys.hooks.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';
import type { Filtering } from '../filter/filters.hooks.ts';
import type { BoardView } from './board-view.hooks.ts';

/** What has the focus: its card and its list. */
const focused = (name: 'card' | 'list'): string | undefined =>
  document.activeElement?.closest<HTMLElement>(`[data-${name}]`)?.dataset[name];

/** The keys of a board: letters, and those that work on a card. */
export function useBoardKeys({ lists, mayWork, add, open }: BoardView, { filters, change }: Filtering): void {
  const { t } = useTranslation('board-page');
  const isMine = filters.person === 'me';
  const letters: LetterKey[] = [
    { letter: 'M', says: t('keys.mine'), run: () => change({ person: isMine ? undefined : 'me' }) },
  ];
  if (mayWork)
    letters.unshift(
      { letter: 'N', says: t('keys.add'), run: () => add(focused('list') ?? lists[0]?.id) },
      {
        letter: 'E',
        says: t('keys.edit'),
        run() {
          const card = focused('card');
          if (card !== undefined) open(card, { edits: true });
        },
      },
    );
  useLetterKeys(t('board.name'), letters);
  usePageKeys(t('keys.on_card'), [
    { keys: ['↑', '↓', '←', '→'], says: t('keys.arrows') },
    { keys: ['Enter'], says: t('keys.open') },
    ...(mayWork ? [{ keys: ['Space'], says: t('keys.take') }] : []),
    ...(mayWork ? [{ keys: ['Esc'], says: t('keys.back') }] : []),
  ]);
}
