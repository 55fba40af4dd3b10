import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import { mappingStandings } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';
import { NothingFound } from '#features/workspace/record-list/web/shared/NothingFound.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { listMappings, mappingQuery, type Mapping } from '../../mapping.contract.ts';
import { RelationPill } from '../shared/RelationPill.tsx';

// What a mapping says in full, and what can be done with it, comes once somebody opens one.
const MappingDialog = lazy(async () => ({
  default: (await import('../edit/MappingDialog.tsx')).MappingDialog,
}));

const idOf = ({ from, to }: Mapping) => `${from.standard} ${from.code} ${to.standard} ${to.code}`;
const nameOf = ({ from, to }: Mapping) => `${from.code} – ${to.code}`;

function useColumns(): Column<Mapping>[] {
  const { t } = useTranslation('compliance-mapping');
  const { nameOf: standardName } = useStandards();
  return useMemo(
    () => [
      {
        id: 'from',
        label: t('list.from'),
        cell: ({ from }) => <TextLine text={`${standardName(from.standard)} ${from.code} ${from.title}`} />,
        width: 260,
        card: 'title',
      },
      {
        id: 'relation',
        label: t('list.relation'),
        cell: ({ relation }) => <RelationPill relation={relation} />,
        width: 132,
        card: 'fact',
      },
      {
        id: 'to',
        label: t('list.to'),
        cell: ({ to }) => <TextLine text={`${standardName(to.standard)} ${to.code} ${to.title}`} />,
        width: 260,
        isFlexible: true,
        card: 'fact',
      },
      {
        id: 'strength',
        label: t('list.strength'),
        cell: ({ strength }) => strength ?? '–',
        width: 84,
        align: 'end',
      },
      {
        id: 'source',
        label: t('list.source'),
        cell: ({ source }) => t(`source.${source}`),
        width: 112,
        card: 'fact',
      },
      {
        id: 'status',
        label: t('web:field.status'),
        cell: ({ status }) => (
          <StatusPill tone={status === 'confirmed' ? 'success' : status === 'proposed' ? 'info' : 'neutral'}>
            {t(`status.${status}`)}
          </StatusPill>
        ),
        width: 124,
        card: 'fact',
      },
    ],
    [t, standardName],
  );
}

/** All mappings: the organisation's own, then those that come with the product; each opens what it says and what can be done. */
export function MappingList() {
  const { t } = useTranslation(['compliance-mapping', 'record']);
  const { offered, nameOf: standardName } = useStandards();
  const [sent, change, { limit, offset }] = useUrlState(mappingQuery);
  const narrow = (part: Parameters<typeof change>[0]) => change({ ...part, offset: undefined });
  const read = useRead(listMappings, { query: sent }, { keep: true });
  const [opened, open] = useState<Mapping>();
  const keys = offered.map(({ key }) => key);
  return (
    <Box sx={{ minWidth: 0, ...listInPage }}>
      <DataTable
        label={t('list.title')}
        columns={useColumns()}
        rows={read.data?.data}
        rowId={idOf}
        rowName={nameOf}
        read={read}
        paging={usePages(read, { limit, offset, change })}
        onPeek={open}
        onOpen={open}
        memory={useScreenMemory('mapping-list')}
        density="compact"
        toolbar={
          <div className="list-filters">
            <SearchInput label={t('list.search')} value={sent.q} onChange={(q) => narrow({ q })} />
            <OneFilter
              label={t('list.one')}
              any={t('list.any_standard')}
              values={keys}
              nameOf={standardName}
              value={sent.one_standard}
              onChange={(one_standard) => narrow({ one_standard })}
            />
            <OneFilter
              label={t('list.other')}
              any={t('list.any_standard')}
              values={keys}
              nameOf={standardName}
              value={sent.other_standard}
              onChange={(other_standard) => narrow({ other_standard })}
            />
            <OneFilter
              label={t('web:field.status')}
              any={t('list.any_status')}
              values={mappingStandings}
              nameOf={(status) => t(`status.${status}`)}
              value={sent.status}
              onChange={(status) => narrow({ status })}
            />
          </div>
        }
        empty={
          <NothingFound
            feature="compliance-mapping"
            onReset={() =>
              narrow({ q: undefined, status: undefined, one_standard: undefined, other_standard: undefined })
            }
          />
        }
      />
      {opened && (
        <Suspense>
          <MappingDialog mapping={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
