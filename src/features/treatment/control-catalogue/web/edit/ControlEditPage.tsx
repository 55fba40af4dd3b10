import { useSearchParams } from 'react-router';
import { ControlInAddress } from '#features/treatment/control/web/shared/ControlInAddress.tsx';
import { LinkPage } from '#features/treatment/risk-control/web/shared/LinkPage.tsx';
import { AddControlForm, EditControlForm } from './ControlForms.tsx';

/** Edits what `?control=` names, or adds a control; with `?risk=` it is about what the control does for that risk. */
export function ControlEditPage() {
  const [search] = useSearchParams();
  const risk = search.get('risk');
  if (risk !== null) return <LinkPage key={risk} risk={risk} control={search.get('control')} />;
  return (
    <ControlInAddress without={<AddControlForm />}>
      {(control) => <EditControlForm key={control.id} control={control} />}
    </ControlInAddress>
  );
}
