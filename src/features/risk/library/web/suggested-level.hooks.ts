import { useCallback } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { Cell, Rated } from '#features/risk/model/risk-level.contract.ts';
import { readModel, type ModelLevel, type RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { levelOf } from '#features/risk/record/risk.rules.ts';

const levelAt = ({ levels, matrix }: RiskModel, cell: Cell): ModelLevel | undefined =>
  levels[levelOf(matrix, cell) ?? -1];

/** The level a suggested rating has in the model in use; none where its matrix does not reach so far. */
export function useSuggestedLevel(): (suggested: Cell | null) => Rated['level'] | undefined {
  const model = useRead(readModel).data?.data.active;
  return useCallback(
    (suggested) => (suggested === null || model === undefined ? undefined : levelAt(model, suggested)),
    [model],
  );
}
