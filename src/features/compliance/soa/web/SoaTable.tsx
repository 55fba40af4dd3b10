import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';
import { soaQuery, type Soa, type SoaRow } from '../soa.contract.ts';

const idOf = ({ id }: SoaRow) => id;
const nameOf = ({ code }: SoaRow) => code;
/** The rows came with the page. */
const isRead = { isPending: false, isFetching: false, error: null, refetch: () => undefined };

/** Every control of Annex A, or those that lack something; each leads to where it is answered. */
export function SoaTable({ soa: { assessment, rows } }: { soa: Soa }) {
  const { t } = useTranslation('compliance-soa');
  const navigate = useNavigate();
  const [{ flag }, change] = useUrlState(soaQuery);
  const shown = useMemo(
    () => (flag === 'missing' ? rows.filter(({ missing }) => missing.length > 0) : rows),
    [rows, flag],
  );
  return (
    <Box sx={listInPage}>
      <DataTable
        label={t('table.title')}
        columns={useColumns()}
        rows={shown}
        rowId={idOf}
        rowName={nameOf}
        read={isRead}
        onOpen={({ id }) => void navigate(pathOfControlAssessment('iso27001', assessment.id, id))}
        density="compact"
        toolbar={
          <div className="list-filters">
            <OneFilter
              label={t('table.filter')}
              any={t('table.all')}
              values={['missing']}
              nameOf={() => t('table.missing')}
              value={flag}
              onChange={(chosen) => change({ flag: chosen })}
            />
          </div>
        }
        empty={
          <EmptyState
            icon={<SearchX size={32} aria-hidden />}
            action={
              <Button variant="outlined" onClick={() => change({ flag: undefined })}>
                {t('table.all')}
              </Button>
            }
          >
            {t('table.none')}
          </EmptyState>
        }
      />
    </Box>
  );
}

function useColumns(): Column<SoaRow>[] {
  const { t } = useTranslation(['compliance-soa', 'compliance-control-assessment']);
  const formats = useFormats();
  return useMemo(() => {
    const column = (
      id: KeyBelow<'compliance-soa', 'table.column'>,
      cell: Column<SoaRow>['cell'],
      more: Partial<Column<SoaRow>> = {},
    ): Column<SoaRow> => ({ id, label: t(`table.column.${id}`), cell, ...more });
    const lacking = (words: string) => <StatusPill tone="warning">{words}</StatusPill>;
    const reasons = ({ applicability_reasons, missing }: SoaRow) =>
      missing.includes('reason') ? (
        lacking(t('table.no_reason'))
      ) : (
        <TextLine
          text={applicability_reasons
            .map((reason) => t(`compliance-control-assessment:words.applicability_reasons.${reason}`))
            .join(t('table.between'))}
        />
      );
    return [
      column('code', ({ code }) => <bdi>{code}</bdi>, { width: 76 }),
      column('title', ({ title }) => <TextLine text={title} />, {
        width: 180,
        isFlexible: true,
        card: 'title',
      }),
      column(
        'applicability',
        ({ applicability_state: state }) =>
          t(`compliance-control-assessment:words.applicability_state.${state}`),
        { width: 112, card: 'fact' },
      ),
      column('reasons', reasons, { width: 152, card: 'fact' }),
      column(
        'text',
        ({ applicability_text, missing }) =>
          missing.includes('text') ? (
            lacking(t('table.no_text'))
          ) : (
            <TextLine text={applicability_text ?? undefined} />
          ),
        { width: 176, card: 'fact' },
      ),
      column('provider', ({ provider }) => <TextLine text={provider ?? undefined} />, {
        width: 140,
        hidden: true,
      }),
      column('implementation', (row) => <ControlResult control={judged(row)} />, {
        width: 148,
        card: 'fact',
      }),
      column('proof', ({ proof }) => t(`table.proof.${proof}`), { width: 100 }),
      column('evidence', ({ evidence_count }) => formats.number(evidence_count), {
        width: 80,
        align: 'end',
      }),
      column('controls', ({ controls }) => <TextLine text={controls.join(', ')} />, {
        width: 140,
        hidden: true,
      }),
    ];
  }, [t, formats]);
}

const judged = ({ result, implementation_percent, applicability_state }: SoaRow) => ({
  result,
  value: implementation_percent,
  is_applicable: applicability_state !== 'not_applicable',
});
