import {
  dayFields,
  type conditionFields,
  type DayField,
} from '#features/risk/filter/condition-field.contract.ts';
import type { ListCondition } from '../register-address.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

/** A field that a condition can be about: one that the filter knows. */
export type ConditionField = Extract<ListCondition['field'], (typeof conditionFields)[number]>;

export const isDayField = (field: ConditionField): field is DayField => isIn(dayFields, field);

export const opsOf = (field: ConditionField) =>
  isDayField(field) ? (['from', 'to'] as const) : (['in', 'not_in'] as const);

/** A condition on a field, without a value yet. */
export const newCondition = (field: ConditionField): ListCondition =>
  (isDayField(field) ? { field, op: 'to', value: '' } : { field, op: 'in', value: [] }) as ListCondition;

/** Whether it says what to compare with; what does not is left out. */
export const isWhole = ({ value }: ListCondition): boolean => value.length > 0;

/** The values of a condition as a list of choices has them. */
export const valuesOf = ({ value }: ListCondition): string[] =>
  Array.isArray(value) ? value.map((one) => (one === null ? 'none' : String(one))) : [];

export const withValues = (condition: ListCondition, values: readonly string[]): ListCondition => {
  const value = values.map((one) => {
    if (condition.field === 'level') return Number(one);
    return one === 'none' ? null : one;
  });
  return { ...condition, value } as ListCondition;
};
