import { ControlInAddress } from '#features/treatment/control/web/shared/ControlInAddress.tsx';
import { ControlPage } from './ControlPage.tsx';

/** One control, whole. */
export const ControlViewPage = () => (
  <ControlInAddress>{(control) => <ControlPage key={control.id} control={control} />}</ControlInAddress>
);
