import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Page } from '#platform/contract/endpoint.ts';
import { staleVersion } from '#platform/contract/refusal.ts';
import { call, newKey } from '#platform/web/calling/call.ts';
import { isRefusal, dataOf } from '#platform/web/calling/call-failed.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { filterRisks } from '#features/risk/filter/risk-filter.contract.ts';
import { changeRisk, type Risk, type RiskRow } from '#features/risk/record/risk.contract.ts';
import { changeBack, differingColumns, type CellChange } from './cell-change.ts';
import { keysOf, picked } from '#platform/contract/values/keys.ts';

const listed = [filterRisks.subject, `${filterRisks.method} ${filterRisks.path}`] as const;

/** Puts what is known of a risk into every page of the register that shows it. */
const showRow = (client: QueryClient, id: string, row: Partial<RiskRow>) =>
  client.setQueriesData<Page<RiskRow>>(
    { queryKey: listed },
    (page) => page && { ...page, data: page.data.map((one) => (one.id === id ? { ...one, ...row } : one)) },
  );

/** What else is shown of risks is read anew; the list keeps the row where it is until it is read again. */
async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: listed, refetchType: 'none' });
  await client.invalidateQueries({
    predicate: ({ queryKey: [subject, name] }) => subject === listed[0] && name !== listed[1],
  });
}

interface Saving {
  t: ReturnType<typeof useTranslation<'risk'>>['t'];
  client: QueryClient;
  /** Of a risk one change after the other, each of the risk as the one before left it. */
  waiting: Map<string, Promise<RiskRow>>;
}

function save(saving: Saving, row: RiskRow, change: CellChange, undoes = false): void {
  const { t, client, waiting } = saving;
  const { id, ref } = row;
  const { column, words: value } = change;
  const field = t(`register.column.${column}`);
  const tellCollision = (before: RiskRow, now: RiskRow) => {
    const fields = differingColumns(before, now).map((one) => t(`register.column.${one}`));
    showSnackbar({
      message: t('register.edit.collision', { ref, fields: fields.join(', ') || '–', field }),
      variant: 'warning',
      action: { words: t('register.edit.again'), run: () => save(saving, now, change) },
    });
  };
  const send = async (before: RiskRow): Promise<RiskRow> => {
    showRow(client, id, change.shown);
    // The row is drawn first: to send a call takes a slow machine as long as a small picture.
    await new Promise((resume) => setTimeout(resume));
    const body = { ...change.sent, version: before.version };
    try {
      const { data: now } = await call(changeRisk, { params: { id }, body }, { idempotencyKey: newKey() });
      showRow(client, id, inRow(now, before));
      void refresh(client);
      showSnackbar({
        message: t(undoes ? 'register.edit.undone' : 'register.edit.done', { ref, field, value }),
        ...(!undoes && { undo: () => save(saving, now, changeBack(column, before), true) }),
      });
      return now;
    } catch (failure) {
      const now = isRefusal(failure, staleVersion) ? dataOf<Risk>(failure) : undefined;
      showRow(client, id, inRow(now ?? before, before));
      if (now === undefined) showFailureSnackbar(failure);
      else tellCollision(before, now);
      return now ?? before;
    }
  };
  const last = waiting.get(id) ?? Promise.resolve(row);
  waiting.set(
    id,
    last.then((known) => send(known.version > row.version ? known : row)),
  );
}

// The same for every editor: one is gone before the answer to what it sent has come.
const waiting: Saving['waiting'] = new Map();

/** Changes a value of a risk in the list: shown at once, and taken back with a word where the server refuses or somebody else was
 *  faster. */
export function useCellSave(): (row: RiskRow, change: CellChange) => void {
  const { t } = useTranslation('risk');
  const client = useQueryClient();
  return useCallback((row, change) => save({ t, client, waiting }, row, change), [client, t]);
}

/** Of a risk what the list shows. */
const inRow = (now: RiskRow, shown: RiskRow): Partial<RiskRow> => picked(now, keysOf(shown));
