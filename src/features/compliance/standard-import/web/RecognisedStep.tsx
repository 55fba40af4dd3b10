import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { ReadImport } from '../standard-import.contract.ts';
import type { SheetField } from '../standard-file.contract.ts';
import { LostCard } from '#features/compliance/standard/web/shared/LostCard.tsx';
import { ColumnsCard, ErrorsCard } from './RecognisedCards.tsx';
import type { AskedOfFile } from './standard-import.hooks.ts';

interface RecognisedStepProps {
  read: ReadImport;
  isBusy: boolean;
  failure: Failure | null;
  onLook: (asked: AskedOfFile) => void;
  onKeep: (asked: AskedOfFile) => void;
  onOther: () => void;
}

const fields = ['name', 'standard_version', 'key', 'provider'] as const;
const labels = { name: 'name', standard_version: 'version', key: 'key', provider: 'provider' } as const;

type Said = Pick<ReadImport, (typeof fields)[number]>;

/** What was recognised of a file, what is lost and what is wrong; how it is called, and the way to keep it. */
export function RecognisedStep({ read, isBusy, failure, onLook, onKeep, onOther }: RecognisedStepProps) {
  const { t } = useTranslation('compliance-standard');
  const [said, say] = useState((): Said => ({
    name: read.name,
    standard_version: read.standard_version,
    key: read.key,
    provider: read.provider,
  }));
  const [mapping, setMapping] = useState(() => read.columns.map(({ field }) => field));
  const columns = mapping.flatMap((field, at) => (field === null ? [] : [`${field}:${at}`])).join(',');
  const asked: AskedOfFile = { ...said, ...(columns !== '' && { columns }) };
  const isMapped = read.columns.every(({ field }, at) => field === mapping[at]);
  const isTaken =
    read.becomes === 'taken' && said.key === read.key && said.standard_version === read.standard_version;
  const asks = read.sections + read.controls + read.sub_controls;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {failure && <FailureNotice failure={failure} />}
      <RecognisedCard read={read} said={said} onSay={(part) => say((before) => ({ ...before, ...part }))} />
      {read.columns.length > 0 && (
        <ColumnsCard
          read={read}
          mapping={mapping}
          onMap={(at: number, field: SheetField | null) =>
            setMapping((before) => before.map((one, n) => (n === at ? field : one === field ? null : one)))
          }
        />
      )}
      {read.error_count > 0 && <ErrorsCard read={read} />}
      {read.first.length > 0 && <FirstCard read={read} />}
      <LostCard lost={read.lost} />
      {asks === 0 && read.error_count === 0 && <Alert severity="warning">{t('columns_hint')}</Alert>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {isMapped ? (
          <Button
            variant="contained"
            disabled={isBusy || read.error_count > 0 || asks === 0 || isTaken}
            onClick={() => onKeep(asked)}
          >
            {t('do')}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy} onClick={() => onLook(asked)}>
            {t('look')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={onOther}>
          {t('file.other')}
        </Button>
      </Box>
    </Box>
  );
}

interface RecognisedCardProps {
  read: ReadImport;
  said: Said;
  onSay: (part: Partial<Said>) => void;
}

/** What the file is and what it becomes, with what it will be called. */
function RecognisedCard({ read, said, onSay }: RecognisedCardProps) {
  const { t } = useTranslation('compliance-standard');
  const formats = useFormats();
  return (
    <SectionCard title={t('recognised')}>
      <Typography>
        {t(`format.${read.format}`)} ·{' '}
        {t('counts', {
          sections: formats.number(read.sections),
          controls: formats.number(read.controls),
          sub_controls: formats.number(read.sub_controls),
        })}
      </Typography>
      {read.becomes === 'taken' ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('becomes.taken')}
        </Alert>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t(`becomes.${read.becomes}`)}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map((field) => (
          <TextField
            key={field}
            size="small"
            label={t(labels[field])}
            helperText={field === 'key' ? t('key_help') : undefined}
            value={said[field]}
            onChange={({ target }) => onSay({ [field]: target.value })}
          />
        ))}
      </Box>
    </SectionCard>
  );
}

function FirstCard({ read }: { read: ReadImport }) {
  const { t } = useTranslation('compliance-standard');
  return (
    <SectionCard title={t('first')}>
      <Box
        component="ol"
        tabIndex={0}
        aria-label={t('first')}
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 320, overflow: 'auto' }}
      >
        {read.first.map(({ code, title, assessable, depth }) => (
          <Box component="li" key={code} sx={{ paddingInlineStart: Math.min(depth, 5) * 2, py: 0.25 }}>
            <Typography component="bdi" variant="body2" color="textSecondary">
              {code}
            </Typography>{' '}
            <Typography component="span" dir="auto" sx={{ fontWeight: assessable ? 400 : 600 }}>
              {title}
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
