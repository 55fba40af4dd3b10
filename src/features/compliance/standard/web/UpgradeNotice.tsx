import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { listOwnStandards, type OwnStandardVersion } from '../own-standard.contract.ts';
import { pathOfUpgrade } from '../standard-path.rules.ts';

/** Says that assessments are by another version than new ones are, and leads to what an upgrade makes of them. */
export function UpgradeNotice({ standard }: { standard: OwnStandardVersion }) {
  const { t } = useTranslation('compliance-standard');
  const others = useRead(listOwnStandards).data?.data.filter(
    ({ id, key }) => key === standard.key && id !== standard.id,
  );
  const { key, standard_version: version, status, is_in_force, open_assessments } = standard;
  const inForce = others?.find((one) => one.is_in_force)?.standard_version;
  const earlier = others?.filter((one) => one.open_assessments > 0) ?? [];
  const notice = (text: string, verb: string, path: string) => (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button size="small" component={Link} to={path}>
          {verb}
        </Button>
      }
    >
      {text}
    </Alert>
  );
  if (is_in_force) {
    const [first] = earlier;
    if (first === undefined) return null;
    const count = earlier.reduce((sum, one) => sum + one.open_assessments, 0);
    const from = first.standard_version;
    return notice(
      t('upgrade.older', { count }),
      t('upgrade.verb'),
      pathOfUpgrade(key, { from, to: version, view: 'assessments' }),
    );
  }
  if (inForce === undefined) return null;
  if (status === 'draft')
    return notice(
      t('upgrade.draft', { version: inForce }),
      t('upgrade.differs'),
      pathOfUpgrade(key, { from: inForce, to: version }),
    );
  if (open_assessments === 0) return null;
  return notice(
    t('upgrade.this', { count: open_assessments, version: inForce }),
    t('upgrade.verb'),
    pathOfUpgrade(key, { from: version, to: inForce, view: 'assessments' }),
  );
}
