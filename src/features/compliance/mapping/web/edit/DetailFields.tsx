import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { mappingRelations } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';

/** How two requirements relate, how strongly, and why: in the surrounding form. */
export function DetailFields() {
  const { t } = useTranslation('compliance-mapping');
  return (
    <>
      <SelectInput
        name="relation"
        label={t('propose.relation')}
        choices={mappingRelations.map((value) => ({
          value,
          label: `${t(`relation.${value}`)}: ${t(`relation_help.${value}`)}`,
        }))}
      />
      <TextInput name="strength" type="number" label={t('propose.strength')} optional empty={null} />
      <TextInput name="rationale" label={t('propose.rationale')} optional empty={null} />
    </>
  );
}
