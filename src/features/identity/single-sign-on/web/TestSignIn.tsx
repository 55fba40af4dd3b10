import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { beginTestSignIn, outcomeInAddress, testOutcomes } from '../single-sign-on.contract.ts';

/** What the provider sent the browser back with. */
const outcomeIn = (fragment: string) => {
  const said = new URLSearchParams(fragment.slice(1)).get(outcomeInAddress);
  return testOutcomes.find((one) => one === said);
};

/** The way to the provider and back that opens nothing, and what it came to. */
export function TestSignIn() {
  const { t } = useTranslation('identity-single-sign-on');
  const [outcome] = useState(() => outcomeIn(location.hash));
  const begin = useWrite(beginTestSignIn);
  // Nobody comes back to it.
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return (
    <Box sx={{ mt: 3 }}>
      {outcome !== undefined && (
        <Alert
          severity={outcome === 'works' ? 'success' : 'error'}
          variant="outlined"
          sx={{ mb: 2 }}
          role="status"
        >
          {t(`test_sign_in.${outcome}`)}
        </Alert>
      )}
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('test_sign_in.about')}
      </Typography>
      <Button
        variant="outlined"
        disabled={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate({ body: {} }, { onSuccess: ({ data }) => location.assign(data.address) })}
      >
        {t('test_sign_in.begin')}
      </Button>
    </Box>
  );
}
