import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { exchangeRow, type ExchangeField } from '#features/risk/record/exchange-field.contract.ts';
import {
  riskStatuses,
  treatments,
  type RiskStatus,
  type Treatment,
} from '#features/risk/record/risk-status.contract.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

const isOneOf = <One extends string>(all: readonly One[], value: string): value is One => isIn(all, value);

/** How a value of a row is said: a status, a treatment and a day as every other screen says them. */
export function useCellWords(): (field: ExchangeField, value: string) => string {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  return (field, value) => {
    const { kind } = exchangeRow(field);
    if (kind === 'status' && isOneOf<RiskStatus>(riskStatuses, value)) return t(`words.status.${value}`);
    if (kind === 'treatment' && isOneOf<Treatment>(treatments, value)) return t(`words.treatment.${value}`);
    if ((kind === 'day' || kind === 'closing_day') && value !== '') return formats.day(value);
    return value;
  };
}
