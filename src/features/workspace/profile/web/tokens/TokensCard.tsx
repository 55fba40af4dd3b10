import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { listApiTokens } from '#features/identity/api-token/api-token.contract.ts';
import { MakeTokenDialog } from './MakeTokenDialog.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenItem } from './TokenItem.tsx';

/** What lets programs call in one's name. */
export function TokensCard() {
  const { t } = useTranslation('workspace-profile');
  const tokens = useRead(listApiTokens);
  const late = useIsSlow(tokens.isPending);
  const [isMaking, setMaking] = useState(false);
  const [fresh, setFresh] = useState<string>();
  const all = tokens.data?.data ?? [];
  return (
    <SectionCard
      roomy
      title={t('tokens.title')}
      action={
        <Button size="small" onClick={() => setMaking(true)}>
          {t('tokens.make')}
        </Button>
      }
    >
      {tokens.isError && <FailureNotice failure={tokens.error} onRetry={() => void tokens.refetch()} />}
      {late && <Skeleton variant="rounded" height={64} />}
      {fresh !== undefined && <NewToken token={fresh} onDone={() => setFresh(undefined)} />}
      {tokens.data !== undefined && all.length === 0 && <Typography>{t('tokens.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map((token) => (
          <TokenItem key={token.id} token={token} now={tokens.dataUpdatedAt} />
        ))}
      </Box>
      {isMaking && (
        <MakeTokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setFresh(token);
            setMaking(false);
          }}
        />
      )}
    </SectionCard>
  );
}
