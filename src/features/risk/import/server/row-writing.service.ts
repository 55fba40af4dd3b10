import { folded } from '#platform/contract/plain-text/cell-text.ts';
import type { Actor } from '#platform/contract/access.ts';
import type { Change } from '#platform/server/log/act.ts';
import { daysLater } from '#platform/contract/today.ts';
import {
  exchangeFields,
  exchangeRow,
  fieldsOfKind,
  rowKey,
  type ExchangeKind,
} from '#features/risk/record/exchange-field.contract.ts';
import { levelOf } from '#features/risk/record/risk.rules.ts';
import type { ActiveModel, ReferenceNames } from './shared/risk-sheet.queries.ts';
import type { ExchangedColumns, LockedRisk, NewSheetRisk, SheetChange } from './shared/risk-sheet.service.ts';
import type { Proposed } from '../row-decision.rules.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

export interface Writing {
  actor: Actor;
  model: ActiveModel;
  named: ReferenceNames;
  /** The organisation's day, and the moment of the act. */
  day: string;
  now: Date;
}

/** What these say is what their column holds; a rating and a status bring more columns with them, and a reference stays. */
const plainFields = fieldsOfKind('line', 'prose', 'category', 'department', 'person', 'day', 'treatment');

/** The inherent rating of a row, by the model that is in use. */
function rated({ model }: Writing, { likelihood, consequence }: Proposed) {
  if (likelihood == null || consequence == null) return undefined;
  const level = levelOf(model.matrix, { likelihood, consequence });
  return level === undefined
    ? undefined
    : {
        model_version: model.number,
        inherent_likelihood: likelihood,
        inherent_consequence: consequence,
        inherent_level: level,
      };
}

const relevelled = (
  model: ActiveModel,
  likelihood: number | null,
  consequence: number | null,
): number | null | undefined =>
  likelihood === null || consequence === null ? null : levelOf(model.matrix, { likelihood, consequence });

function reviewBy({ model, day }: Writing, level: number | null): string | null {
  const days = level === null ? undefined : model.levels[level]?.review_days;
  return days === undefined ? null : daysLater(day, days);
}

/** Closed on the day that the file says; of a day that it does not say, nobody knows. */
const closing = ({ actor, now }: Writing, from: string, closed_on: string | null | undefined) => ({
  closed: {
    reason: 'imported',
    note: null,
    by: actor.name,
    at: closed_on == null ? now.toISOString() : `${closed_on}T12:00:00.000Z`,
    from,
  },
  closed_on: closed_on ?? null,
});

/** Turns what was proposed for a row into the columns of a risk. */
export function writer(writing: Writing) {
  const { model, named } = writing;
  const categories = new Map(named.categories.map(({ id, name }) => [folded(name), id]));
  const tags = new Map(named.tags.map(({ id, name }) => [folded(name), id]));
  const idOf = (name: string | null | undefined) =>
    name == null ? null : (categories.get(folded(name)) ?? null);
  const tagIds = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => tags.get(folded(name)) ?? [])),
  ];

  /** What a field brings into its column, where that is all it does; nothing where the row does not say. */
  const plainColumns = (proposed: Proposed): Partial<ExchangedColumns> =>
    Object.fromEntries(
      plainFields.flatMap((field) => {
        const said = proposed[rowKey(field)];
        const { kind, column, empty } = exchangeRow(field);
        if (said === undefined || (said === null && empty !== 'empties')) return [];
        return [[column, kind === 'category' ? idOf(said as string | null) : said]];
      }),
    );

  function newRisk(
    { id, ref, entry_number }: Pick<NewSheetRisk, 'id' | 'entry_number'> & { ref: string },
    proposed: Proposed,
  ): NewSheetRisk {
    const rating = rated(writing, proposed);
    const closed = proposed.status === 'closed';
    const columns = plainColumns(proposed);
    const { owner_id = null, category_id = null } = columns;
    return {
      id,
      entry_number,
      ref,
      ...columns,
      // What is open without an owner or a category waits for triage.
      triage: closed || (owner_id !== null && category_id !== null) ? 'triaged' : 'submitted',
      inherent_level: null,
      ...rating,
      status: closed ? 'closed' : 'created',
      ...(closed ? closing(writing, 'created', proposed.closed_on) : { closed: null, closed_on: null }),
      review_on: closed ? null : reviewBy(writing, rating?.inherent_level ?? null),
    };
  }

  /** Nothing when a rating would no longer fit the others of the risk: they were made on another scale. */
  function change(risk: LockedRisk, proposed: Proposed): SheetChange | undefined {
    const set: SheetChange = plainColumns(proposed);
    const rating = rated(writing, proposed);
    if (rating !== undefined) {
      const residual = relevelled(model, risk.residual_likelihood, risk.residual_consequence);
      const target = relevelled(model, risk.target_likelihood, risk.target_consequence);
      if (residual === undefined || target === undefined) return undefined;
      Object.assign(set, rating, {
        inherent_factors: [],
        inherent_justification: null,
        residual_level: residual,
        target_level: target,
        review_on: reviewBy(writing, residual ?? rating.inherent_level),
      });
    }
    if (proposed.status === 'closed')
      Object.assign(set, {
        status: 'closed',
        ...closing(writing, risk.status, proposed.closed_on),
        review_on: risk.review_on,
      });
    if (proposed.status === 'created')
      Object.assign(set, {
        status: 'created',
        closed: null,
        closed_on: null,
        review_on: set.review_on ?? reviewBy(writing, risk.residual_level ?? risk.inherent_level),
      });
    return set;
  }

  return { newRisk, change, tagIds };
}

/** What an undo has to write to give a risk back what the import overwrote. */
export const beforeOf = (risk: LockedRisk, set: SheetChange): SheetChange =>
  Object.fromEntries(keysOf(set).map((column) => [column, risk[column] ?? null]));

const historyFields = [
  ...fieldsOfKind('line', 'prose', 'day', 'treatment', 'status'),
  ...fieldsOfKind('category', 'department', 'person'),
];

/** The changes of a risk as its history tells them: names beside ids, a rating as one thing. */
export function historyChanges(
  risk: LockedRisk,
  set: SheetChange,
  tags: { old: readonly string[]; new: readonly string[] } | undefined,
  named: ReferenceNames,
  model: ActiveModel,
): Change[] {
  const nameOf = (some: readonly { id: string; name: string }[], id: string | null | undefined) =>
    id == null ? null : { id, name: some.find((one) => one.id === id)?.name ?? '' };
  const cell = (
    from: Pick<SheetChange, 'inherent_likelihood' | 'inherent_consequence' | 'inherent_level'>,
  ) => {
    const level = from.inherent_level == null ? undefined : model.levels[from.inherent_level];
    return from.inherent_likelihood == null
      ? null
      : {
          likelihood: from.inherent_likelihood,
          consequence: from.inherent_consequence,
          level: level && { code: level.code, name: level.name },
        };
  };
  const changes: Change[] = [];
  const addChange = (field: string, old: unknown, next: unknown) =>
    changes.push({ object_id: risk.id, field, old: old ?? null, new: next ?? null });
  const namesOfKind: Partial<Record<ExchangeKind, readonly { id: string; name: string }[]>> = {
    category: named.categories,
    department: named.departments.map(({ id, path }) => ({ id, name: path.at(-1) ?? '' })),
    person: named.people,
  };
  for (const field of historyFields) {
    const { kind, partOf } = exchangeRow(field);
    const { column } = exchangeFields[field];
    if (!(column in set)) continue;
    const names = namesOfKind[kind];
    const shown = (value: string | null | undefined) => (names === undefined ? value : nameOf(names, value));
    addChange(partOf === undefined ? field : `${partOf}.${column}`, shown(risk[column]), shown(set[column]));
  }
  if ('inherent_level' in set) addChange('inherent', cell(risk), cell(set));
  if (tags !== undefined) addChange('tags', tags.old, tags.new);
  return changes;
}
