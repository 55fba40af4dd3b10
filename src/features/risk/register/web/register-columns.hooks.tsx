import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { layoutFrom, type Column } from '#platform/web/ui/table/column.ts';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import type { ShownColumn } from '#features/risk/export/risk-export.contract.ts';
import { sorts, type RiskFlag, type RiskRow, type Sort } from '#features/risk/record/risk.contract.ts';
import { RiskFlags } from '#features/risk/record/web/shared/RiskFlags.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { RiskStatus } from '#features/risk/record/web/shared/RiskStatus.tsx';
import { TagList } from '#features/risk/tag/web/shared/TagList.tsx';
import type { EditableColumn } from './edit/cell-change.ts';
import { ReviewDay } from './ReviewDay.tsx';
import { isIn } from '#platform/contract/values/is-in.ts';

// Comes once the rows are there: before them nobody changes a value.
export const loadEditor = () => import('./edit/RiskCellEditor.tsx');
const RiskCellEditor = lazy(async () => ({ default: (await loadEditor()).RiskCellEditor }));

/** Other columns say what these flags say. */
const isTold = (flag: RiskFlag) => flag !== 'overdue_review' && flag !== 'untriaged';

export const isSort = (id: string): id is Sort => isIn(sorts, id);

/** The columns of the register, in the order of somebody who has arranged nothing. */
export function useRegisterColumns(): Column<RiskRow>[] {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const { flat } = person.organisation;
  const { decides } = useDepartmentPicks();
  return useMemo(() => {
    const mayEdit = ({ status, department, owner }: RiskRow) =>
      status !== 'closed' && (decides(department?.id ?? null) || owner?.id === person.id);
    const edits = (id: EditableColumn): Partial<Column<RiskRow>> => ({
      isEditable: mayEdit,
      editor: (editing) => (
        // Until it is there, what is typed is not taken for keys of the page.
        <Suspense fallback={<input readOnly autoFocus aria-hidden style={{ opacity: 0 }} />}>
          <RiskCellEditor column={id} {...editing} />
        </Suspense>
      ),
    });
    const column = (
      id: ShownColumn,
      cell: Column<RiskRow>['cell'],
      more: Partial<Column<RiskRow>> = {},
    ): Column<RiskRow> => ({
      id,
      label: t(`register.column.${id}`),
      sortable: isSort(id),
      cell,
      ...more,
    });
    return [
      column('ref', (risk) => <bdi>{risk.ref}</bdi>, { width: 76 }),
      column('title', (risk) => <TextLine text={risk.title} />, {
        width: 220,
        isFlexible: true,
        isPinned: true,
        card: 'title',
      }),
      column('level', (risk) => <RiskLevel level={currentRating(risk)?.level} />, {
        width: 104,
        card: 'fact',
      }),
      column('status', (risk) => <RiskStatus risk={risk} />, { width: 104, card: 'fact' }),
      column('owner', (risk) => <TextLine text={risk.owner?.name} />, {
        width: 104,
        card: 'fact',
        ...edits('owner'),
      }),
      ...(flat
        ? []
        : [
            column(
              'department',
              (risk) => <TextLine text={risk.department?.name ?? t('web:record.whole')} />,
              { width: 120, ...edits('department') },
            ),
          ]),
      column('category', (risk) => <TextLine text={risk.category?.name} />, {
        width: 128,
        hidden: true,
        ...edits('category'),
      }),
      column('review_on', (risk) => <ReviewDay risk={risk} />, {
        width: 168,
        card: 'fact',
        ...edits('review_on'),
      }),
      column('flags', (risk) => <RiskFlags flags={risk.flags.filter(isTold)} inRow />, { width: 164 }),
      column('updated_at', (risk) => <DateText value={risk.updated_at} />, {
        width: 124,
        align: 'end',
        hidden: true,
      }),
      column('inherent', (risk) => <RiskLevel level={risk.inherent?.level} compact />, {
        width: 104,
        hidden: true,
      }),
      column('residual', (risk) => <RiskLevel level={risk.residual?.level} compact />, {
        width: 104,
        hidden: true,
      }),
      column('target', (risk) => <RiskLevel level={risk.target?.level} compact />, {
        width: 104,
        hidden: true,
      }),
      column('treatment', (risk) => t(`words.treatment.${risk.treatment}`), { width: 132, hidden: true }),
      column('tags', (risk) => <TagList tags={risk.tags} />, {
        width: 180,
        hidden: true,
        ...edits('tags'),
      }),
    ];
  }, [t, flat, decides, person.id]);
}

/** How high rows are until somebody chooses. */
export const registerDensity = 'compact';

/** The columns that are shown, in their order, as a person left them. */
export const shownOf = (
  columns: readonly Column<RiskRow>[],
  content: Record<string, unknown> | undefined,
): string[] => {
  const { order, hidden } = layoutFrom(content, columns, registerDensity);
  return order.filter((id) => !hidden.includes(id));
};
