import { folded } from '#platform/contract/plain-text/cell-text.ts';
import { exchangeRow, type ExchangeField } from '#features/risk/record/exchange-field.contract.ts';
import type { RiskFactor, ModelDetails } from '#features/risk/model/risk-model.contract.ts';
import type { ReferenceNames } from './risk-sheet.queries.ts';
import { namesAsCell } from '../../cell.rules.ts';
import type { DateOrder } from '../../risk-import.contract.ts';
import type { LookUps } from '../../row.rules.ts';
import { axisReader } from '../../choice-word.rules.ts';
import { present } from '#platform/contract/values/present.ts';

export const pathSign = ' / ';

/** What departments are called in a file: by their name where it is unique, otherwise by the way to them. */
export function departmentNames({ departments }: Pick<ReferenceNames, 'departments'>): Map<string, string> {
  const times = new Map<string, number>();
  for (const { path } of departments) {
    const key = folded(present(path.at(-1)));
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return new Map(
    departments.map(({ id, path }) => {
      const name = present(path.at(-1));
      return [id, times.get(folded(name)) === 1 ? name : path.join(pathSign)];
    }),
  );
}

function departmentsByName({ departments }: ReferenceNames): Map<string, string | undefined> {
  const ids = new Map<string, string | undefined>();
  for (const { id, path } of departments) {
    const name = folded(present(path.at(-1)));
    ids.set(name, ids.has(name) ? undefined : id);
  }
  for (const { id, path } of departments) if (path.length > 1) ids.set(folded(path.join(pathSign)), id);
  return ids;
}

/** Everything the words of a file are looked up in. */
export function lookUpsFrom(
  named: ReferenceNames,
  model: ModelDetails,
  factors: readonly RiskFactor[],
  dateOrder: DateOrder,
): LookUps {
  const labels = (type: RiskFactor['type']) =>
    factors.filter((factor) => factor.type === type && factor.is_active).flatMap(({ levels }) => levels);
  return {
    departments: departmentsByName(named),
    people: new Map(
      named.people.filter(({ active }) => active).map(({ id, email }) => [email.toLowerCase(), id]),
    ),
    likelihood: axisReader(model.likelihood_steps, labels('likelihood')),
    consequence: axisReader(model.consequence_steps, labels('consequence')),
    steps: { likelihood: model.likelihood_size, consequence: model.consequence_size },
    dateOrder,
  };
}

/** A value as a cell shows it. */
export function cellShower(named: ReferenceNames) {
  const departments = departmentNames(named);
  const people = new Map(named.people.map(({ id, email }) => [id, email]));
  return (field: ExchangeField, value: unknown): string => {
    if (value === null || value === undefined) return '';
    const { kind } = exchangeRow(field);
    if (kind === 'department') return departments.get(String(value)) ?? '';
    if (kind === 'person') return people.get(String(value)) ?? '';
    if (Array.isArray(value)) return namesAsCell(value);
    return String(value);
  };
}

/** Names a file brings that the organisation does not have, in the spelling that came first. */
export function newNames(existing: readonly { name: string }[]) {
  const known = new Set(existing.map(({ name }) => folded(name)));
  const found = new Map<string, string>();
  return {
    see(name: string) {
      const key = folded(name);
      if (!known.has(key) && !found.has(key)) found.set(key, name);
    },
    all: (): string[] => [...found.values()],
  };
}

/** The cells of a row by what they are. */
export type Cells = Partial<Record<ExchangeField, string>>;
