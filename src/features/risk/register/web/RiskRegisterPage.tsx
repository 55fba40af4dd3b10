import Button from '@mui/material/Button';
import { Download, Plus, Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useNavigate } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { PeekLayout } from '#platform/web/ui/table/PeekLayout.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { changeManyRisks } from '../risk-bulk.contract.ts';
import { listDeletedRisks } from '../risk-deleted.contract.ts';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { shownOf, useRegisterColumns } from './register-columns.hooks.tsx';
import { useRegisterExport } from './register-export.hooks.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { RegisterToolbar } from './RegisterToolbar.tsx';
import { RiskPeek } from './RiskPeek.tsx';
import { useRegister } from './risk-register.hooks.ts';

/** After the register itself: few have a file under way. */
const ExportJobs = lazy(async () => ({ default: (await import('./ExportJobs.tsx')).ExportJobs }));

const nothing: ReadonlyMap<string, RiskRow> = new Map();

/** The register of risks: found, sorted, looked into and worked on many at a time. */
export function RiskRegisterPage() {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const register = useRegister();
  const { rows = [], peeked, peek } = register;
  const filter = JSON.stringify(register.body);
  // Rows as they were when they were chosen, on whichever page. Another filter begins with none.
  const [choice, setChoice] = useState({ filter, risks: nothing });
  const chosen = choice.filter === filter ? choice.risks : nothing;
  const select = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChoice({ filter, risks: new Map([...known].filter(([id]) => ids.has(id))) });
  };
  const { type } = usePerson();
  const mayChangeMany = mayCall(changeManyRisks.access, type);
  const mayRestore = mayCall(listDeletedRisks.access, type);

  const { count, count_is_capped: isCapped = false } = register.read.data ?? {};
  const columns = useRegisterColumns();
  const exports = useRegisterExport(
    {
      filter: register.body,
      ordering: register.asking.sort,
      columns: shownOf(columns, register.asking.memory.content),
    },
    count,
    isCapped,
  );

  return (
    <PeekLayout
      header={
        <>
          <PageHeader
            isLow
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
              ...(mayRestore
                ? [
                    {
                      label: t('register.deleted.title'),
                      icon: <Trash2 size={16} aria-hidden />,
                      onClick: () => void navigate(riskPaths.deleted),
                    },
                  ]
                : []),
            ]}
          />
          {exports.length > 0 && (
            <Suspense>
              <ExportJobs />
            </Suspense>
          )}
        </>
      }
      ids={rows.map(({ id }) => id)}
      peeked={peeked}
      onPeek={peek}
      renderPanel={(id, navigation) => (
        <RiskPeek id={id} row={rows.find((row) => row.id === id)} {...navigation} />
      )}
    >
      {(tight) => (
        <RegisterTable
          register={register}
          columns={columns}
          toolbar={
            chosen.size > 0 ? (
              <BulkBar risks={[...chosen.values()]} onLeave={() => select(new Set())} />
            ) : (
              <RegisterToolbar register={register.asking} tight={tight} />
            )
          }
          selected={new Set(chosen.keys())}
          onSelect={mayChangeMany ? select : undefined}
        />
      )}
    </PeekLayout>
  );
}
