import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Download, Plus, Upload } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { usePerson } from '#platform/web/use-session.ts';
import { changeManyRisks } from '../../risk-bulk.contract.ts';
import type { RiskRow } from '../../risk.contract.ts';
import { riskPaths } from '../shared/risk-paths.ts';
import { BulkBar } from './BulkBar.tsx';
import { useRegisterExport } from './register-export.hooks.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { RegisterToolbar } from './RegisterToolbar.tsx';
import { RiskPeek } from './RiskPeek.tsx';
import { useRegister } from './risk-register.hooks.ts';

const nothing: ReadonlyMap<string, RiskRow> = new Map();

/** The register of risks: found, sorted, looked into and worked on many at a time. */
export function RiskRegisterPage() {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const register = useRegister();
  const { rows = [], peeked, peek } = register;
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const filter = JSON.stringify(register.body);
  // Rows as they were when they were chosen, on whichever page. Another filter begins with none.
  const [choice, setChoice] = useState({ filter, risks: nothing });
  const chosen = choice.filter === filter ? choice.risks : nothing;
  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChoice({ filter, risks: new Map([...known].filter(([id]) => ids.has(id))) });
  };
  const mayChangeMany = mayCall(changeManyRisks.access, usePerson().type);

  const { count, count_is_capped: isCapped = false } = register.read.data ?? {};
  const exports = useRegisterExport(register.body, count, isCapped);

  const at = rows.findIndex(({ id }) => id === peeked);
  const neighbour = (by: number) => {
    const row = at < 0 ? undefined : rows[at + by];
    return row && (() => peek(row.id));
  };
  const leave = () => {
    document.querySelector<HTMLElement>(`[data-row="${peeked}"]`)?.focus();
    peek(undefined);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (
      peeked === undefined ||
      event.defaultPrevented ||
      target.closest('input:not([type=checkbox]), textarea')
    )
      return;
    const inList = target.closest('table') !== null;
    if (event.key === 'Escape') leave();
    else if (!inList && event.key.toLowerCase() === 'j') neighbour(1)?.();
    else if (!inList && event.key.toLowerCase() === 'k') neighbour(-1)?.();
  };

  const panel = peeked !== undefined && (
    <RiskPeek id={peeked} row={rows[at]} onClose={leave} onPrevious={neighbour(-1)} onNext={neighbour(1)} />
  );
  return (
    <Box
      sx={{ height: '100%', display: 'flex', flexDirection: 'column', minHeight: 0 }}
      onKeyDown={onKeyDown}
    >
      <PageHeader
        title={t('register.title')}
        action={
          <Button
            variant="contained"
            component={Link}
            to={riskPaths.add}
            startIcon={<Plus size={16} aria-hidden />}
          >
            {t('register.register_risk')}
          </Button>
        }
        more={[
          ...(mayChangeMany
            ? [
                {
                  label: t('register.import'),
                  icon: <Upload size={16} aria-hidden />,
                  onClick: () => void navigate(riskPaths.import),
                },
              ]
            : []),
          ...exports.map((entry) => ({ ...entry, icon: <Download size={16} aria-hidden /> })),
        ]}
      />
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 2, p: { xs: 1, md: 2 } }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: 0 }}>
          <RegisterTable
            register={register}
            toolbar={
              chosen.size > 0 ? (
                <BulkBar risks={[...chosen.values()]} onLeave={() => select(new Set())} />
              ) : (
                <RegisterToolbar register={register} tight={!wide || peeked !== undefined} />
              )
            }
            selected={new Set(chosen.keys())}
            onSelect={mayChangeMany ? select : undefined}
          />
        </Box>
        {panel && wide && (
          <Box
            sx={{
              width: 400,
              flex: 'none',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              overflow: 'hidden',
            }}
          >
            {panel}
          </Box>
        )}
        {!wide && (
          <Drawer
            anchor="right"
            open={peeked !== undefined}
            onClose={leave}
            slotProps={{ paper: { sx: { width: 400, maxWidth: '92vw' } } }}
          >
            {panel}
          </Drawer>
        )}
      </Box>
    </Box>
  );
}
