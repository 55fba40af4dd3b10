import Link from '@mui/material/Link';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { readRisk } from '#features/risk/record/risk.contract.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';

/** The way to another risk, by its name; not every reader may see it. */
export function OtherRisk({ id }: { id: string }) {
  const { t } = useTranslation('risk');
  const { data, isError } = useRead(readRisk, { params: { id } });
  if (isError) return <>{t('page.unknown')}</>;
  return (
    <Link component={RouterLink} to={riskLink('view', id)}>
      <bdi>{data === undefined ? '…' : `${data.data.ref} ${data.data.title}`}</bdi>
    </Link>
  );
}
