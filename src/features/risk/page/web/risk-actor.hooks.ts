import { useMemo } from 'react';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import type { RiskActor } from './verbs/verb-offers.ts';

// What only those have who decide about the risk's department.
const decidersOnly = ['triage', 'assess', 'reopen', 'confirm'];

/** The person in front of this risk. Where rights over organisation-wide risks are concerned, what the server allows tells. */
export function useRiskActor(risk: Risk): RiskActor {
  const { id, type } = usePerson();
  const { decides } = useDepartmentPicks();
  return useMemo(
    () => ({
      id,
      isAdmin: type === 'Admin',
      decides:
        decides(risk.department?.id ?? null) ||
        decidersOnly.some((verb) => risk.permissions.can.includes(verb)),
    }),
    [id, type, decides, risk],
  );
}
