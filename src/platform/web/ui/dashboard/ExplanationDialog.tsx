import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import type { Explanation } from '#platform/contract/endpoint.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useExplanations } from './explanation.hooks.ts';
import type { Why } from './why.ts';

/** How a figure came about: what is counted, with what, and what is left out. */
export function ExplanationDialog({ title, why, onClose }: { title: string; why: Why; onClose: () => void }) {
  const { t } = useTranslation(['web', why.feature]);
  const { data, error, refetch } = useExplanations(why.request);
  const heading = useId();
  const found = why.figures.flatMap((figure) => data?.explain?.[figure] ?? []);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>{t('figure.why_of', { figure: title })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, minHeight: 220, alignContent: 'start' }}>
        {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
        {!error && data === undefined && <Skeleton variant="rounded" height={180} />}
        {found.map((explanation, index) => (
          <OneExplanation key={why.figures[index]} explanation={explanation} feature={why.feature} />
        ))}
      </DialogContent>
      <DialogActions>
        {why.href !== undefined && (
          <Button component={Link} to={why.href}>
            {t(`${why.feature}:screen.explanation.rows`)}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('web:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function OneExplanation({ explanation, feature }: { explanation: Explanation; feature: Why['feature'] }) {
  const { t, tOpen, i18n } = useTranslation(['web', feature]);
  const formats = useFormats();
  const { formula, formula_version, inputs, included, excluded, as_of } = explanation;
  const value = (given: string | number) =>
    typeof given === 'number'
      ? formats.number(given)
      : /^\d{4}-\d\d-\d\d$/.test(given)
        ? formats.day(given)
        : given;
  // Inputs that a reader knows by name; ids are not for reading.
  const named = Object.entries(inputs).flatMap(([input, given]) => {
    const name = `${feature}:screen.explanation.input.${input}`;
    return given === null || !i18n.exists(name) ? [] : [{ name, given }];
  });
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: '140px 1fr' }, columnGap: 2, rowGap: 1.5 }}
    >
      <Entry name={t('explanation.formula')}>{formula}</Entry>
      <Entry name={t('explanation.included')}>
        <strong>{formats.number(included.count)}</strong>
      </Entry>
      <Entry name={t('explanation.excluded')}>
        {excluded.length === 0
          ? t('explanation.nothing_left_out')
          : excluded.map(({ reason, count }) => (
              <Box key={reason} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <span>{reason}</span>
                <Typography component="span" variant="table">
                  {formats.number(count)}
                </Typography>
              </Box>
            ))}
      </Entry>
      {named.length > 0 && (
        <Entry name={t('explanation.inputs')}>
          {named.map(({ name, given }) => (
            <div key={name}>
              {tOpen(name)}: <bdi>{value(given)}</bdi>
            </div>
          ))}
        </Entry>
      )}
      <Typography variant="caption" color="textSecondary" component="dd" sx={{ m: 0, gridColumn: { sm: 2 } }}>
        {t('explanation.as_of', { moment: formats.moment(as_of) })} ·{' '}
        {t('explanation.version', { version: formats.number(formula_version) })}
      </Typography>
    </Box>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </>
  );
}
