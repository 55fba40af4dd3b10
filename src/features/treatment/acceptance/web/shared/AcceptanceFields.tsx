import { useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FieldInput } from '#platform/web/record/FieldInput.tsx';
import { SelectInput, type Choice } from '#platform/web/ui/inputs/SelectInput.tsx';
import { acceptanceDetails, readAcceptanceTerms } from '../../acceptance.contract.ts';
import { acceptanceRecord } from '../../acceptance.record.ts';

/** What is asked beside the risks. */
export const askedDetails = acceptanceDetails.omit({ risk_ids: true });
/** Of what field of the form an input is. */
const inAcceptance = { record: acceptanceRecord, feature: 'treatment-acceptance' } as const;

interface AcceptanceFieldsProps {
  risks: readonly string[];
  /** Who is named already: they stay in the list though they may not decide any more. */
  approver?: Named;
  second?: Named | null;
}

interface Named {
  id: string;
  name: string;
}

/** Those who may decide, and whoever is named already. */
const offeredOf = (approvers: readonly Named[], named: Named | null | undefined): Choice[] =>
  (named == null || approvers.some(({ id }) => id === named.id) ? approvers : [named, ...approvers]).map(
    ({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }),
  );

/** Why these risks may be retained, until when, and who is to approve it: what their level allows. */
export function AcceptanceFields({ risks, approver, second = null }: AcceptanceFieldsProps) {
  const { t } = useTranslation(['treatment-acceptance', 'record']);
  const formats = useFormats();
  const person = usePerson();
  const terms = useRead(readAcceptanceTerms, { query: { risk_ids: risks.join(',') } }).data?.data;
  const approvers = terms?.approvers ?? [];
  const first = useWatch<{ approver_id: string }, 'approver_id'>({ name: 'approver_id' });
  const others = approvers.filter(({ id }) => id !== first && id !== person.id);
  const latest = terms?.latest_day;
  return (
    <>
      <FieldInput {...inAcceptance} name="justification" minRows={3} autoFocus />
      <FieldInput {...inAcceptance} name="conditions" />
      <FieldInput
        {...inAcceptance}
        name="expires_on"
        help={latest ? t('form.latest', { day: formats.day(latest) }) : ' '}
      />
      <SelectInput
        name="approver_id"
        label={t('field.approver')}
        help={t('form.approver_help')}
        choices={offeredOf(approvers, approver)}
      />
      {(terms?.two_approve === true || second !== null) && (
        <SelectInput
          name="second_approver_id"
          label={t('field.second_approver')}
          help={t('form.second_approver_help')}
          choices={offeredOf(others, second)}
        />
      )}
    </>
  );
}
