import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

const short = 160;

/** What people wrote; long texts are shown in part until somebody asks for the whole. */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('web');
  const [isWhole, showWhole] = useState(false);
  const isLong = text.length > short;
  return (
    <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-wrap', unicodeBidi: 'isolate' }}>
      {isLong && !isWhole ? `${cutText(text, short).trimEnd()}…` : text}
      {isLong && (
        <>
          {' '}
          <Link component="button" type="button" variant="caption" onClick={() => showWhole(!isWhole)}>
            {isWhole ? t('history.less_text') : t('history.whole_text')}
          </Link>
        </>
      )}
    </Box>
  );
}
