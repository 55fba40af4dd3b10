import { useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { personTypes } from '#platform/contract/access.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm, type ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { listColleagues } from '#features/identity/person/person.contract.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { invitable, listedPeople, type ListedPerson } from '../invitation-list.rules.ts';
import { invitePeople, listInvitations, mostInvited } from '../invitation.contract.ts';

const schema = z.object({
  text: z.string(),
  type: z.enum(personTypes),
  department_ids: z.array(z.string()),
});
const defaults: z.infer<typeof schema> = { text: '', type: 'User', department_ids: [] };
const largestFile = 1_000_000;
const nobody: readonly ListedPerson[] = [];

/** Those whom the form names, each with its mistakes. */
function useTypedPeople(
  form: ContractForm<typeof schema>,
  departments: ReturnType<typeof useDepartmentPicks>['picks'],
): readonly ListedPerson[] {
  const { t } = useTranslation('organisation-invitation');
  const colleagues = useRead(listColleagues).data?.data;
  const invitations = useRead(listInvitations, { query: { status: 'pending', limit: '200' } }).data?.data;
  const [text, type, chosen] = useWatch({
    control: form.control,
    name: ['text', 'type', 'department_ids'],
  });
  const typed = useDeferredValue(text);
  return useMemo(() => {
    const named = departments.map(({ value, label }) => ({ id: value, name: label }));
    return listedPeople(
      typed,
      {
        types: {
          Admin: ['Admin', t('type.Admin')],
          Staff: ['Staff', t('type.Staff')],
          User: ['User', t('type.User')],
        },
        departments: named,
        members: new Set(colleagues?.map(({ email = '' }) => email)),
        invited: new Set(invitations?.map(({ email }) => email)),
      },
      { type, departments: named.filter(({ id }) => chosen.includes(id)) },
    );
  }, [typed, type, chosen, departments, colleagues, invitations, t]);
}

/** A list of people to invite, as it is typed, and how far it is sent: as many at once as a call takes, until one is refused. */
export function useInviteList() {
  const { t } = useTranslation('organisation-invitation');
  const form = useContractForm(schema, { feature: 'organisation-invitation', defaults });
  const { picks: departments, flat } = useDepartmentPicks();
  const [failure, setFailure] = useState<Failure>();
  // What is being sent, or was: the form shows it, and no longer what is typed.
  const [list, setList] = useState<readonly ListedPerson[]>(nobody);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [stage, setStage] = useState<'typing' | 'sending' | 'over'>('typing');
  const write = useWrite(invitePeople, { handled: () => true });

  const found = useTypedPeople(form, departments);
  const people = stage === 'typing' ? found : list;
  const ready = useMemo(() => invitable(people), [people]);

  const send = async () => {
    setList(found);
    setStage('sending');
    setFailure(undefined);
    const open = [...ready];
    const done = new Set<string>();
    try {
      while (open.length > 0) {
        const { data } = await write.mutateAsync({ body: { members: open.splice(0, mostInvited) } });
        for (const { email } of data) done.add(email);
        setSent(new Set(done));
      }
      setStage('over');
    } catch (refused) {
      setFailure(refused as Failure);
      // Whoever was not invited stays, to be tried again.
      setStage(done.size > 0 ? 'over' : 'typing');
    }
  };
  const readFile = async (file: File) => {
    if (file.size > largestFile)
      return showSnackbar({ message: t('invite.file_too_large'), variant: 'error' });
    form.setValue('text', await file.text(), { shouldDirty: true });
  };
  const again = () => {
    form.reset();
    setSent(new Set());
    setFailure(undefined);
    setStage('typing');
  };
  return {
    form,
    departments,
    flat,
    people,
    ready,
    sent,
    total: ready.length,
    failure,
    isSending: stage === 'sending',
    isOver: stage === 'over',
    send,
    readFile,
    again,
  };
}
