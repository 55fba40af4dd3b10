import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as z from 'zod';
import { pageQuery } from '#platform/contract/paging.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { PagingBar } from '#platform/web/ui/table/PagingBar.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { listOwnRequirements, type OwnRequirement } from '../own-standard.contract.ts';

const address = z.strictObject({ ...pageQuery, q: z.string().max(100).optional() });
/** Deeper ones are set in no further: the hand is narrow. */
const mostSteps = 5;

/** What a version asks, as a tree, page by page. */
export function RequirementsCard({ id }: { id: string }) {
  const { t } = useTranslation('compliance-standard');
  const [sent, change, { limit, offset }] = useUrlState(address);
  const query = { ...sent, limit: String(limit), offset: String(offset) };
  const read = useRead(listOwnRequirements, { params: { id }, query }, { keep: true });
  const paging = usePages(read, { limit, offset, change });
  return (
    <SectionCard title={t('first')}>
      <SearchInput label={t('search')} value={sent.q} onChange={(q) => change({ q, offset: undefined })} />
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      <Box component="ol" sx={{ listStyle: 'none', p: 0, my: 1.5, display: 'grid', gap: 1 }}>
        {read.data?.data.map((one) => (
          <Requirement key={one.code} requirement={one} />
        ))}
      </Box>
      {paging && <PagingBar {...paging} />}
    </SectionCard>
  );
}

function Requirement({ requirement }: { requirement: OwnRequirement }) {
  const { code, title, text, guidance, assessable, depth } = requirement;
  const name = (
    <>
      <Typography component="bdi" variant="body2" color="textSecondary">
        {code}
      </Typography>{' '}
      <Typography component="span" dir="auto" sx={{ fontWeight: assessable ? 400 : 600 }}>
        {title}
      </Typography>
    </>
  );
  return (
    <Box component="li" sx={{ paddingInlineStart: Math.min(depth, mostSteps) * 2 }}>
      {text === null && guidance === null ? (
        name
      ) : (
        <details>
          <summary>{name}</summary>
          {[text, guidance].map(
            (said, at) =>
              said !== null && (
                <Typography
                  key={at === 0 ? 'text' : 'guidance'}
                  variant="body2"
                  dir="auto"
                  color={at === 0 ? 'textPrimary' : 'textSecondary'}
                  sx={{ whiteSpace: 'pre-wrap', mt: 0.5, paddingInlineStart: 2 }}
                >
                  {said}
                </Typography>
              ),
          )}
        </details>
      )}
    </Box>
  );
}
