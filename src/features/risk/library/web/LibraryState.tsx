import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import type { LibraryItem } from '../risk-library.contract.ts';

/** What became of it in the business unit: the risk that was made from it, or that it was put aside. */
export function LibraryState({ item: { state, risk } }: { item: LibraryItem }) {
  const { t } = useTranslation('risk-library');
  if (state !== 'considered' || risk === null) return <TextLine text={t(`screen.states.${state}`)} />;
  return (
    <span>
      {`${t('screen.states.considered')}: `}
      <Link
        component={RouterLink}
        to={riskLink('view', risk.id)}
        onClick={(event) => event.stopPropagation()}
      >
        <bdi>{risk.ref}</bdi>
      </Link>
    </span>
  );
}
