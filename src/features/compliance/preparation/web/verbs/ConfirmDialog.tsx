import type { ComponentType } from 'react';
import * as z from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { VerbFormDialog } from '#platform/web/workflow/VerbFormDialog.tsx';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import type { ComplianceVerb } from '#features/compliance/assessment/compliance-assessment.workflow.ts';
import { complianceKind } from '#features/compliance/assessment/web/shared/compliance-kind.ts';

const nothing = z.strictObject({});
const defaults = {};

/** Asks before something that has no way back: what will happen, and nothing else. */
export const confirming = (
  verb: ComplianceVerb,
  endpoint: Endpoint,
): ComponentType<VerbDialogProps<ComplianceAssessment>> =>
  function ConfirmDialog(dialog) {
    const what = { kind: complianceKind, verb, endpoint, schema: nothing, defaults };
    return (
      <VerbFormDialog {...dialog} {...what}>
        {null}
      </VerbFormDialog>
    );
  };
