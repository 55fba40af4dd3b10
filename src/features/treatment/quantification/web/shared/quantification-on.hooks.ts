import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { readQuantificationSetting } from '../../quantification-setting.contract.ts';

/** Whether the organisation quantifies its risks: while that is not known, as if it did not. */
export const useQuantificationIsOn = (): boolean =>
  useRead(readQuantificationSetting).data?.data.is_on === true;
