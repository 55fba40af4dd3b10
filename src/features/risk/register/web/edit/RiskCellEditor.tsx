import { CellDay } from '#platform/web/ui/table/edit/CellDay.tsx';
import { CellPick } from '#platform/web/ui/table/edit/CellPick.tsx';
import type { CellEditing } from '#platform/web/ui/table/column.ts';
import type { Pick } from '#platform/web/ui/inputs/PickOption.tsx';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import { useCategories, usePeople } from '#features/risk/record/web/shared/risk-choices.hooks.ts';
import { listTags } from '#features/risk/tag/risk-tag.contract.ts';
import { namedChange, type CellChange, type EditableColumn } from './cell-change.ts';
import { useCellSave } from './cell-save.hooks.ts';

interface EditorProps extends CellEditing<RiskRow> {
  label: string;
  save: (change: CellChange) => void;
}

/** What stands in a cell of the register while its value is changed. */
export function RiskCellEditor({ column, ...editing }: CellEditing<RiskRow> & { column: EditableColumn }) {
  const { t } = useTranslation('risk');
  const { row } = editing;
  const save = useCellSave();
  const props: EditorProps = {
    ...editing,
    label: t('register.edit.label', { ref: row.ref, field: t(`register.column.${column}`) }),
    save: (change) => save(row, change),
  };
  switch (column) {
    case 'owner':
      return <OwnerEditor {...props} />;
    case 'department':
      return <DepartmentEditor {...props} />;
    case 'category':
      return <CategoryEditor {...props} />;
    case 'review_on':
      return <ReviewEditor {...props} />;
    case 'tags':
      return <TagsEditor {...props} />;
  }
}

interface NamedEditorProps extends EditorProps {
  column: 'owner' | 'department' | 'category';
  picks: readonly Pick[];
  onSearch?: ((typed: string) => void) | undefined;
  /** What none of them is called; nothing where there has to be one. */
  none: string | undefined;
}

const nobody = '';

function NamedEditor({ column, row, label, picks, onSearch, none, save, end }: NamedEditorProps) {
  const now = row[column];
  const known = now === null || picks.some(({ value }) => value === now.id);
  const all = [
    ...(none === undefined ? [] : [{ value: nobody, label: none }]),
    ...(known ? [] : [{ value: now.id, label: now.name }]),
    ...picks,
  ];
  return (
    <CellPick
      label={label}
      picks={all}
      onSearch={onSearch}
      value={[now?.id ?? nobody]}
      pending={picks.length === 0}
      onEnd={(value, onTo) => {
        const pick = value && all.find((one) => one.value === value[0]);
        if (pick) {
          const named = pick.value === nobody ? null : { id: pick.value, name: pick.label };
          save(namedChange(column, named, pick.label));
        }
        end(onTo);
      }}
    />
  );
}

/** What is triaged keeps an owner and a category. */
const mayBeWithout = ({ triage }: RiskRow) => triage === 'submitted';

function OwnerEditor(props: EditorProps) {
  const { t } = useTranslation('risk');
  const people = usePeople(props.row.owner);
  const none = mayBeWithout(props.row) ? t('web:record.nobody') : undefined;
  return <NamedEditor {...props} column="owner" {...people} none={none} />;
}

function CategoryEditor(props: EditorProps) {
  const { t } = useTranslation('risk');
  const { picks } = useCategories();
  const none = mayBeWithout(props.row) ? t('register.peek.none') : undefined;
  return <NamedEditor {...props} column="category" picks={picks} none={none} />;
}

function DepartmentEditor(props: EditorProps) {
  const { t } = useTranslation('risk');
  const { picks, decides } = useDepartmentPicks();
  const mayBeWhole = props.row.department === null || decides(null);
  const none = mayBeWhole ? t('web:record.whole') : undefined;
  const offered = picks.filter(({ value }) => decides(value));
  return <NamedEditor {...props} column="department" picks={offered} none={none} />;
}

function ReviewEditor({ row, label, save, end }: EditorProps) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  return (
    <CellDay
      label={label}
      value={row.review_on}
      onEnd={(day, onTo) => {
        if (day !== undefined)
          save({
            column: 'review_on',
            sent: { review_on: day },
            shown: { review_on: day },
            words: day === null ? t('register.bulk.no_date') : formats.day(day),
          });
        end(onTo);
      }}
    />
  );
}

function TagsEditor({ row, label, save, end }: EditorProps) {
  const { t } = useTranslation('risk');
  const read = useRead(listTags);
  const tags = read.data?.data ?? row.tags;
  return (
    <CellPick
      isMultiple
      label={label}
      picks={tags.map(({ id, name }) => ({ value: id, label: name }))}
      value={row.tags.map(({ id }) => id)}
      pending={read.isPending}
      onEnd={(value, onTo) => {
        if (value !== undefined) {
          const chosen = tags.filter(({ id }) => value.includes(id));
          save({
            column: 'tags',
            sent: { tag_ids: [...value] },
            shown: { tags: chosen.map(({ id, name, colour }) => ({ id, name, colour })) },
            words: chosen.map(({ name }) => name).join(', ') || t('register.peek.none'),
          });
        }
        end(onTo);
      }}
    />
  );
}
