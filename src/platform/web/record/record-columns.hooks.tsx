import { useMemo, type ReactNode } from 'react';
import type { FieldKind } from '#platform/contract/record/field.ts';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { Column } from '#platform/web/ui/table/column.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useFieldWords } from './field-words.hooks.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

/** A column beside those of the fields, or what is other about one of them. It stands before the column `before`; without, where it stood,
 *  or last. */
export interface OwnColumn<Row> extends Partial<Column<Row>> {
  id: string;
  before?: string;
}

const widths: Partial<Record<FieldKind, number>> = {
  choice: 124,
  scale: 104,
  number: 96,
  percent: 104,
  amount: 116,
  tags: 172,
  person: 112,
  people: 116,
  department: 116,
  reference: 176,
  day: 116,
};
const numbers: readonly FieldKind[] = ['number', 'amount', 'hours'];

interface ColumnsOptions<Row> {
  /** The pill that says where a record stands. */
  status: (row: Row) => ReactNode;
  own?: readonly OwnColumn<Row>[];
}

/** Room for a reference of four digits, and a fifth. */
const refWidth = (prefix: string): number => 32 + 8 * (prefix.length + '-0000'.length);

/** The columns of a list of records: the reference, where they stand, the fields that are in the list, and those of its own. */
export function useRecordColumns<Row extends { ref: string; updated_at: string; currency?: string }>(
  record: AnyRecord,
  feature: Namespace,
  { status, own = [] }: ColumnsOptions<Row>,
): Column<Row>[] {
  const { t } = useTranslation('web');
  const words = useFieldWords(record, feature);
  const { flat } = usePerson().organisation;
  return useMemo(() => {
    const column = (id: string, more: Omit<Column<Row>, 'id' | 'label'>): Column<Row> => ({
      id,
      label: words.nameOf(id, 'list.column'),
      ...more,
    });
    const cellOf = (name: string, kind: FieldKind) => (row: Row) => {
      const value = valueIn(row, name);
      if (kind === 'day') return <DateText value={typeof value === 'string' ? value : null} />;
      if (kind === 'reference') return <TextLine text={(value as { title: string } | null)?.title} />;
      const text = words.valueOf(name, value, row.currency);
      if (numbers.includes(kind)) return text ?? '–';
      if (kind === 'people') return <TextLine text={text ?? t('record.nobody')} />;
      return <TextLine text={kind === 'department' ? (text ?? t('record.whole')) : text} />;
    };
    const fields = record
      .fieldsWhere(({ listedAs }) => listedAs !== undefined && listedAs !== 'apart')
      .filter(([, { kind }]) => !(flat && kind === 'department'))
      .map(([name, { kind, listedAs, isSortable }]) =>
        column(name, {
          cell: cellOf(name, kind),
          sortable: isSortable,
          ...(widths[kind] !== undefined && { width: widths[kind] }),
          ...(numbers.includes(kind) && { align: 'end' as const }),
          ...(listedAs === 'title' && { width: 200, isFlexible: true, card: 'title' as const }),
          ...(listedAs === 'fact' && { card: 'fact' as const }),
          ...(listedAs === 'hidden' && { hidden: true }),
        }),
      );
    const all = [
      column('ref', { cell: (row) => <bdi>{row.ref}</bdi>, width: refWidth(record.prefix), sortable: true }),
      ...fields,
      column('updated_at', {
        cell: (row) => <DateText value={row.updated_at} />,
        width: 108,
        sortable: true,
        hidden: true,
      }),
    ];
    const standing: OwnColumn<Row> = { id: 'status', cell: status, width: 104, card: 'fact', sortable: true };
    return [{ before: 'owner', ...standing }, ...own].reduce<Column<Row>[]>((columns, { before, ...one }) => {
      const at = columns.findIndex(({ id }) => id === one.id);
      const whole = { label: words.nameOf(one.id, 'list.column'), cell: () => null, ...columns[at], ...one };
      const others = columns.filter(({ id }) => id !== one.id);
      const place = before === undefined ? at : others.findIndex(({ id }) => id === before);
      return place < 0 ? [...others, whole] : others.toSpliced(place, 0, whole);
    }, all);
  }, [record, words, flat, t, status, own]);
}
