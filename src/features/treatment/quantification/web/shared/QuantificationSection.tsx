import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Calculator, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { simulatedYears } from '../../quantification-method.contract.ts';
import {
  readQuantification,
  removeQuantification,
  type Quantification,
  type QuantifiedRisk,
} from '../../quantification.contract.ts';
import { CurveCard } from '../CurveCard.tsx';
import { useLossWords } from '../loss-words.hooks.ts';
import { QuantifyDialog } from '../QuantifyDialog.tsx';
import { RangeWords } from '../RangeWords.tsx';
import { quantificationPath } from './quantification-paths.ts';

/** What a risk may cost in a year, on its page: what people estimated, and what follows from it. */
export function QuantificationSection({ risk }: { risk: Risk }) {
  const { t } = useTranslation('treatment-quantification');
  const formats = useFormats();
  const [isAsking, ask] = useState(false);
  const { data, error, refetch } = useRead(readQuantification, { params: { id: risk.id } }, { keep: true });
  const failure = error && <FailureNotice failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return failure ?? <HistorySkeleton />;
  const { quantification, currency, permissions } = data.data;
  const mayQuantify = permissions.can.includes('quantify');
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {failure}
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        {t('section.about', { years: formats.number(simulatedYears) })}
      </Typography>
      {quantification === null ? (
        <EmptyState
          action={
            mayQuantify && (
              <Button
                variant="outlined"
                startIcon={<Calculator size={16} aria-hidden />}
                aria-haspopup="dialog"
                onClick={() => ask(true)}
              >
                {t('section.quantify')}
              </Button>
            )
          }
        >
          {t('section.none')}
        </EmptyState>
      ) : (
        <>
          <RangeWords result={quantification.result} currency={currency} years={quantification.years} />
          <CurveCard
            result={quantification.result}
            currency={currency}
            request={{ endpoint: readQuantification, sent: { params: { id: risk.id } } }}
          />
          <Inputs quantification={quantification} currency={currency} />
          {mayQuantify && (
            <Actions shown={data.data} version={quantification.version} onEdit={() => ask(true)} />
          )}
        </>
      )}
      <MuiLink component={Link} to={quantificationPath} sx={{ justifySelf: 'start' }}>
        {t('section.to_portfolio')}
      </MuiLink>
      {isAsking && <QuantifyDialog shown={data.data} onClose={() => ask(false)} />}
    </Box>
  );
}

function Inputs({ quantification, currency }: { quantification: Quantification; currency: string }) {
  const { t } = useTranslation('treatment-quantification');
  const words = useLossWords(currency);
  const { probability, loss_low, loss_high, rationale, updated_by, updated_at } = quantification;
  return (
    <FactList>
      <Fact name={t('fact.probability')}>{words.percent(probability)}</Fact>
      <Fact name={t('fact.loss')}>
        <bdi>{words.estimated(loss_low)}</bdi> – <bdi>{words.estimated(loss_high)}</bdi>
      </Fact>
      <Fact name={t('fact.rationale')}>
        <span dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {rationale}
        </span>
      </Fact>
      <Fact name={t('fact.updated')}>
        {updated_by !== null && (
          <>
            <bdi>{updated_by}</bdi> ·{' '}
          </>
        )}
        <DateText value={updated_at} />
      </Fact>
    </FactList>
  );
}

interface ActionsProps {
  shown: QuantifiedRisk;
  version: number;
  onEdit: () => void;
}

function Actions({ shown: { risk }, version, onEdit }: ActionsProps) {
  const { t } = useTranslation('treatment-quantification');
  const remove = useWrite(removeQuantification, { refreshes: ['risk'] });
  const ask = () =>
    confirm({
      title: t('section.remove_title', { ref: risk.ref }),
      text: t('section.remove_text'),
      verb: t('web:remove'),
      onConfirm: () =>
        remove.mutate(
          { params: { id: risk.id }, body: { version } },
          {
            onSuccess: () =>
              showSnackbar({ message: t('section.removed', { ref: risk.ref }), variant: 'success' }),
          },
        ),
    });
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Pencil size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        {t('web:edit')}
      </Button>
      <Button size="small" color="error" aria-haspopup="dialog" disabled={remove.isPending} onClick={ask}>
        {t('web:remove')}
      </Button>
    </Box>
  );
}
