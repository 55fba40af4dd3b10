import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { entriesOf } from '#platform/contract/values/keys.ts';

const WishDialog = lazy(async () => ({ default: (await import('../WishDialog.tsx')).WishDialog }));

/** What a letter asks for, of the risk at hand. */
const wishes = { A: 'assess', O: 'owner', T: 'treatment', C: 'comment', E: 'edit' } as const;
export type RiskWish = (typeof wishes)[keyof typeof wishes];

interface RiskLetter {
  letter: string;
  says: string;
  wish: RiskWish;
}

/** The letters that work wherever a risk is at hand, and what they begin. */
export function useRiskWishes(): {
  title: string;
  letters: readonly RiskLetter[];
  begin: (id: string, wish: RiskWish) => void;
  dialog: ReactNode;
} {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const [asked, ask] = useState<{ id: string; wish: 'owner' | 'treatment' | 'edit' }>();
  const letters = useMemo(
    () =>
      entriesOf(wishes).map(([letter, wish]) => ({
        letter,
        wish,
        says: t(`register.keys.${wish}`),
      })),
    [t],
  );
  return {
    title: t('register.keys.title'),
    letters,
    begin: (id, wish) => {
      if (wish === 'assess') void navigate(riskLink('assessment', id));
      else if (wish === 'comment')
        void navigate(`${riskLink('view', id)}&tab=comments`, { state: { writes: true } });
      else ask({ id, wish });
    },
    dialog: asked && (
      <Suspense>
        <WishDialog key={`${asked.id}${asked.wish}`} {...asked} onClose={() => ask(undefined)} />
      </Suspense>
    ),
  };
}
