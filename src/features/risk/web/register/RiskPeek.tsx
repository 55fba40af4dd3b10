import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/format.ts';
import { DateText } from '#platform/web/ui/DateText.tsx';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { useRead } from '#platform/web/use-endpoint.ts';
import { usePerson } from '#platform/web/use-session.ts';
import { bases, readRisk, type Risk, type RiskRow } from '../../risk.contract.ts';
import { riskLink } from '../shared/risk-paths.ts';
import { RiskFlags } from '../shared/RiskFlags.tsx';
import { RiskLevel } from '../shared/RiskLevel.tsx';
import { RiskStatus } from '../shared/RiskStatus.tsx';
import { TagList } from './TagList.tsx';

interface RiskPeekProps {
  id: string;
  /** The row as the list has it: shown at once, before the rest is read. */
  row: RiskRow | undefined;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** A risk beside the list: enough to know whether it is the one. */
export function RiskPeek({ id, row, onClose, onPrevious, onNext }: RiskPeekProps) {
  const { t } = useTranslation('risk');
  const read = useRead(readRisk, { params: { id } });
  const risk = read.data?.data;
  const shown = risk ?? row;
  const ways = [
    { name: 'previous', Icon: ChevronUp, go: onPrevious },
    { name: 'next', Icon: ChevronDown, go: onNext },
  ] as const;
  return (
    <Box
      component="section"
      aria-label={t('register.peek.label', { ref: shown?.ref ?? '' })}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          minHeight: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {shown?.ref}
        </Box>
        <Box sx={{ flex: 1 }} />
        {ways.map(({ name, Icon, go }) => (
          <Tooltip key={name} title={t(`register.peek.${name}`)}>
            <span>
              <IconButton
                size="small"
                aria-label={t(`register.peek.${name}`)}
                disabled={go === undefined}
                onClick={go}
              >
                <Icon size={16} aria-hidden />
              </IconButton>
            </span>
          </Tooltip>
        ))}
        <Button size="small" variant="outlined" component={Link} to={riskLink('view', id)}>
          {t('register.peek.open')}
        </Button>
        <IconButton size="small" aria-label={t('register.peek.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      <Box
        sx={{
          flex: '1 1 0px',
          minHeight: 0,
          overflow: 'auto',
          p: 2,
          display: 'grid',
          gap: 2,
          alignContent: 'start',
        }}
      >
        {read.error !== null && shown === undefined && (
          <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
        )}
        {shown && <Facts row={shown} risk={risk} />}
      </Box>
    </Box>
  );
}

function Facts({ row, risk }: { row: RiskRow; risk: Risk | undefined }) {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const formats = useFormats();
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {row.title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
          <RiskStatus risk={row} />
          <RiskFlags flags={row.flags.filter((flag) => flag !== 'untriaged')} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
        {bases.map((basis) => (
          <Box
            key={basis}
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              p: 1,
              display: 'grid',
              gap: 0.5,
              justifyItems: 'start',
            }}
          >
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t(`words.basis.${basis}`)}</Box>
            <RiskLevel level={row[basis]?.level} />
          </Box>
        ))}
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          rowGap: 0.75,
          '& dd': { m: 0, overflowWrap: 'anywhere' },
          '& dt': { color: 'text.secondary' },
          typography: 'table',
        }}
      >
        <Fact name={t('register.column.owner')}>{row.owner?.name ?? t('register.peek.nobody')}</Fact>
        {!flat && (
          <Fact name={t('register.column.department')}>
            {row.department?.name ?? t('register.peek.whole')}
          </Fact>
        )}
        <Fact name={t('register.column.category')}>{row.category?.name ?? t('register.peek.none')}</Fact>
        <Fact name={t('register.column.treatment')}>{t(`words.treatment.${row.treatment}`)}</Fact>
        <Fact name={t('register.column.review_on')}>
          <DateText value={row.review_on} />
        </Fact>
        {risk?.raised_by && (
          <Fact name={t('register.peek.raised')}>
            {t('register.peek.raised_by', { day: formats.day(risk.raised_on), name: risk.raised_by.name })}
          </Fact>
        )}
        {row.tags.length > 0 && (
          <Fact name={t('register.column.tags')}>
            <TagList tags={row.tags} wrap />
          </Fact>
        )}
      </Box>
      {risk?.request && (
        <Typography variant="body2">
          {t('register.peek.request', {
            name: risk.request.by.name,
            verb: t(`register.peek.verb.${risk.request.verb}`),
          })}
        </Typography>
      )}
      {risk && <Story risk={risk} />}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const parts = ['cause', 'event', 'consequence', 'background', 'existing_situation'] as const;

/** What people wrote about it. */
function Story({ risk }: { risk: Risk }) {
  const { t } = useTranslation('risk');
  const told = [
    ['description', risk.description] as const,
    ...parts.map((part) => [part, risk.context[part]] as const),
  ].filter(([, text]) => text);
  if (told.length === 0)
    return <Typography color="textSecondary">{t('register.peek.no_description')}</Typography>;
  return (
    <>
      {told.map(([part, text]) => (
        <Box key={part}>
          <Box sx={{ typography: 'caption', color: 'text.secondary', fontWeight: 600 }}>
            {t(`register.peek.${part}`)}
          </Box>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </>
  );
}
