import type { ComponentType } from 'react';
import * as z from 'zod';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { VerbDialogProps } from '#platform/web/workflow/record-kind.ts';
import { useVerbForm } from '#platform/web/workflow/verb-form.hooks.ts';
import { VerbDialog } from '#platform/web/workflow/VerbDialog.tsx';
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
    const { tOpen } = useTranslation(complianceKind.feature);
    const verbForm = useVerbForm(complianceKind, dialog, verb, { endpoint, schema: nothing, defaults });
    return (
      <VerbDialog
        verbForm={verbForm}
        text={tOpen(`verb.${verb}.text`)}
        onClose={dialog.onClose}
        onSubmit={() => verbForm.send({} as never)}
      />
    );
  };
