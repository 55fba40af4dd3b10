import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { readHistory } from '../../risk.contract.ts';
import { FieldChange } from './FieldChange.tsx';
import { differencesOf } from './risk-difference.ts';
import type { Collision } from './risk-conflict.hooks.ts';

/** Shows what somebody else changed meanwhile; what was typed stays in the form below. */
export function CollisionNotice({ collision }: { collision: Collision | undefined }) {
  const { t } = useTranslation('risk');
  const id = collision?.now.id ?? '';
  const last = useRead(
    readHistory,
    { params: { id }, query: { limit: '1' } },
    { enabled: collision !== undefined },
  );
  if (collision === undefined) return null;
  const name = last.data?.data[0]?.actor_name;
  const words = collision.mayRetry
    ? name === undefined
      ? t('verb.conflict.stale')
      : t('verb.conflict.by', { name })
    : name === undefined
      ? t('verb.conflict.impossible')
      : t('verb.conflict.impossible_by', { name });
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {words}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
        {differencesOf(collision.before, collision.now).map((change) => (
          <li key={change.field}>
            <FieldChange change={change} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
