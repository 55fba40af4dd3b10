import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Pencil, Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { MoreMenu } from '#platform/web/ui/menus/MoreMenu.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { ControlFlags } from '#features/treatment/control/web/shared/ControlFlags.tsx';
import { ControlStatus } from '#features/treatment/control/web/shared/ControlStatus.tsx';
import { controlLink } from '#features/treatment/control/web/shared/control-paths.ts';
import { LastTest } from '#features/treatment/control/web/shared/LastTest.tsx';
import { listRiskControls, unlinkControl, type RiskControl } from '../../risk-control.contract.ts';

// As many as the section shows at first, and as many as one call answers.
const [few, most] = [10, 200];

/** The controls of a risk: what each acts on, how strongly, how it stands and how it was tested. */
export function ControlsSection({ risk }: { risk: Risk }) {
  const { t } = useTranslation('treatment-control');
  const [limit, show] = useState(few);
  const sent = { params: { risk_id: risk.id }, query: { limit: String(limit) } };
  const read = useRead(listRiskControls, sent, { keep: true });
  if (read.error) return <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <HistorySkeleton />;
  const { data: links, count } = read.data;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {count === 0 ? (
        <Typography color="textSecondary">{t('link.empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {links.map((link) => (
            <LinkItem key={link.id} link={link} />
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {count > links.length && limit < most && (
          <Button size="small" onClick={() => show(most)}>
            {t('page.more')}
          </Button>
        )}
        {risk.permissions.can.includes('edit') && (
          <Button
            size="small"
            variant="outlined"
            component={Link}
            to={controlLink('edit', { risk: risk.id })}
            startIcon={<Plus size={14} aria-hidden />}
          >
            {t('link.add')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function LinkItem({ link }: { link: RiskControl }) {
  const { t } = useTranslation('treatment-control');
  const formats = useFormats();
  const navigate = useNavigate();
  const remove = useWrite(unlinkControl, { refreshes: ['risk'] });
  const { control, risk, acts_on, design, note, may_read } = link;
  const ask = () =>
    confirm({
      title: t('link.remove_title', { control: control.ref, ref: risk.ref }),
      text: t('link.remove_text'),
      verb: t('link.remove'),
      onConfirm: () =>
        remove.mutate(
          { params: { id: link.id }, body: { version: link.version } },
          {
            onSuccess: () =>
              showSnackbar({ message: t('link.removed', { control: control.ref }), variant: 'success' }),
          },
        ),
    });
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {control.ref}
          </Box>
          {may_read ? (
            <MuiLink
              component={Link}
              to={controlLink('view', { control: control.id, risk: risk.id })}
              dir="auto"
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {control.title}
            </MuiLink>
          ) : (
            <span dir="auto">{control.title}</span>
          )}
          <ControlStatus status={control.status} />
          <ControlFlags flags={control.flags} />
        </Box>
        <Box
          sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', color: 'text.secondary' }}
        >
          <span>{t(`words.acts_on.${acts_on}`)}</span>
          <span>{t('link.design', { design: formats.percent(design / 100) })}</span>
          {control.last_test && <LastTest test={control.last_test} />}
        </Box>
        {note && (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {note}
          </Typography>
        )}
      </Box>
      {link.permissions.can.includes('edit') && (
        <MoreMenu
          of={control.ref}
          actions={[
            {
              label: t('link.edit'),
              icon: <Pencil size={16} aria-hidden />,
              onClick: () => void navigate(controlLink('edit', { control: control.id, risk: risk.id })),
            },
            {
              label: t('link.remove'),
              icon: <Unlink size={16} aria-hidden />,
              onClick: ask,
              opensDialog: true,
            },
          ]}
        />
      )}
    </Box>
  );
}
