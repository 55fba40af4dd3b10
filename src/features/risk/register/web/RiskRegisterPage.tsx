import { mayCall } from '#platform/contract/access.ts';
import { PeekLayout } from '#platform/web/ui/table/PeekLayout.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useChosenRows } from '#platform/web/workflow/bulk/chosen-rows.hooks.ts';
import { changeManyRisks } from '../risk-bulk.contract.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { shownOf, useRegisterColumns } from './register-columns.hooks.tsx';
import { RegisterHeader } from './RegisterHeader.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import { RegisterToolbar } from './RegisterToolbar.tsx';
import { RiskPeek } from './RiskPeek.tsx';
import { useRegister } from './risk-register.hooks.ts';

/** The register of risks: found, sorted, looked into and worked on many at a time. */
export function RiskRegisterPage() {
  const register = useRegister();
  const { rows = [], peeked, peek } = register;
  const { chosen, listed, select, leave } = useChosenRows(rows, JSON.stringify(register.body));
  const { type } = usePerson();
  const mayChangeMany = mayCall(changeManyRisks.access, type);

  const { count, count_is_capped: isCapped = false } = register.read.data ?? {};
  const columns = useRegisterColumns();

  return (
    <PeekLayout
      header={
        <RegisterHeader
          filter={register.body}
          ordering={register.asking.sort}
          columns={shownOf(columns, register.asking.memory.content).join(',')}
          count={count}
          isCapped={isCapped}
        />
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
            listed.size > 0 ? (
              <BulkBar chosen={listed} onLeave={leave} />
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
