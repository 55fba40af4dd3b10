import { MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLetterKeys } from '#platform/web/screen/letter-keys.hooks.ts';
import { usePageActions, type PageAction } from '#platform/web/screen/page-actions.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { useRiskWishes } from './shared/risk-wishes.hooks.tsx';

/** What can be done with the risk at hand by a letter, and from the command palette; answers the dialog that a letter opens. */
export function useRiskActs({ id, ref }: Pick<Risk, 'id' | 'ref'>, verbs: readonly PageAction[]): ReactNode {
  const { t } = useTranslation('risk');
  const wishes = useRiskWishes();
  useLetterKeys(
    wishes.title,
    wishes.letters.map(({ letter, says, wish }) => ({ letter, says, run: () => wishes.begin(id, wish) })),
  );
  usePageActions(ref, [
    ...verbs,
    {
      id: 'comment',
      title: t('register.keys.comment'),
      icon: <MessageSquare size={16} aria-hidden />,
      run: () => wishes.begin(id, 'comment'),
    },
  ]);
  return wishes.dialog;
}
