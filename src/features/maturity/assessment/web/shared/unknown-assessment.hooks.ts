import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLocation } from 'react-router';
import { useUnknownRecord } from '#platform/web/workflow/unknown-record.hooks.ts';
import { listOfAddress } from '#features/maturity/framework/web/shared/maturity-paths.ts';

/** An assessment that is not there, or not for this person, leads to the list it would stand in, with a notice. */
export function useUnknownAssessment(isUnknown: boolean): void {
  const { t } = useTranslation('maturity');
  useUnknownRecord(isUnknown, t('pick.unknown'), listOfAddress(useLocation()));
}
