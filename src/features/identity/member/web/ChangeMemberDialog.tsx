import Alert from '@mui/material/Alert';
import { useState } from 'react';
import * as z from 'zod/mini';
import { departmentAccesses, personTypes } from '#platform/contract/access.ts';
import { CallFailed, type Failure, dataOf } from '#platform/web/calling/call-failed.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { ChoiceInput } from '#platform/web/ui/inputs/ChoiceInput.tsx';
import { changeMember, type Member } from '../member.contract.ts';
import { MemberDepartments } from './MemberDepartments.tsx';
import { OrganisationEditor } from './OrganisationEditor.tsx';
import { present } from '#platform/contract/values/present.ts';

const schema = z.object({
  type: z.enum(personTypes),
  org_editor: z.boolean(),
  department_ids: z.array(z.string()),
  accesses: z.record(z.string(), z.enum(departmentAccesses)),
});

const valuesOf = ({ type, org_editor, departments }: Member) => ({
  type,
  org_editor,
  department_ids: departments.map(({ department_id }) => department_id),
  accesses: Object.fromEntries(
    departments.map(({ department_id, access }) => [department_id, access] as const),
  ),
});

/** Changes what somebody may do. A change that somebody made meanwhile is shown, and the form begins with it. */
export function ChangeMemberDialog({ member: opened, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('identity-member');
  const { id: self, organisation } = usePerson();
  const [member, setMember] = useState(opened);
  const [isConflict, setConflict] = useState(false);
  const form = useContractForm(schema, { feature: 'identity-member', defaults: valuesOf(opened) });
  const name = `${member.first_name} ${member.last_name}`;
  const handled = (failure: Failure): boolean => {
    if (!(failure instanceof CallFailed) || failure.body.code !== 'stale_version')
      return form.showFailure(failure);
    const now = present(dataOf<Member>(failure));
    setMember(now);
    form.reset(valuesOf(now));
    setConflict(true);
    return true;
  };
  const change = useWrite(changeMember, { refreshes: ['identity'], handled });
  return (
    <FormDialog
      open
      title={t('change.title', { name })}
      verb={t('web:save')}
      form={form}
      onClose={onClose}
      busy={change.isPending}
      onSubmit={({ type, org_editor, department_ids, accesses }) =>
        change.mutate(
          {
            params: { id: member.id },
            body: {
              version: member.version,
              type,
              org_editor,
              departments: department_ids.map((department_id) => ({
                department_id,
                access: accesses[department_id] ?? 'viewer',
              })),
            },
          },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('change.saved', { name }), variant: 'success' });
            },
          },
        )
      }
    >
      {isConflict && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {t('change.conflict')}
        </Alert>
      )}
      {member.id === self && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {t('change.self')}
        </Alert>
      )}
      <ChoiceInput
        name="type"
        label={t('screen.type')}
        choices={personTypes.map((type) => ({
          value: type,
          label: t(`type.${type}`),
          help: t(`type_help.${type}`),
        }))}
      />
      {!organisation.flat && (
        <>
          <OrganisationEditor />
          <MemberDepartments />
        </>
      )}
    </FormDialog>
  );
}
