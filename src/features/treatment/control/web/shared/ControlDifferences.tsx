import { ChangeList } from '#platform/web/workflow/ChangeList.tsx';
import { controlDetails, type Control } from '../../control.contract.ts';
import { detailsOf } from './control-details.ts';
import { useControlChange } from './control-change.hooks.ts';

const fields = Object.keys(controlDetails.shape) as (keyof typeof controlDetails.shape)[];

/** What the log compares of a control, by the names that it has there. */
const told = (control: Control): Record<string, unknown> => {
  const { owner_id: _, department_id: __, ...details } = detailsOf(control);
  return { ...details, owner: control.owner, department: control.department, status: control.status };
};

/** What differs between two states of a control, worded like its history. */
export function ControlDifferences({ before, now }: { before: Control; now: Control }) {
  const inWords = useControlChange();
  const [old, current] = [told(before), told(now)];
  const changes = [...fields, 'owner', 'department', 'status']
    .filter((field) => field in current && JSON.stringify(old[field]) !== JSON.stringify(current[field]))
    .map((field) => inWords({ field, old: old[field] ?? null, new: current[field] ?? null }));
  return <ChangeList changes={changes} />;
}
