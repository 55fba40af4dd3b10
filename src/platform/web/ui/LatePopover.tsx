import Popover, { type PopoverProps } from '@mui/material/Popover';
import { useEver } from '../use-ever.ts';

/** What opens beside something, and costs nothing before it is opened for the first time. */
export function LatePopover(popover: PopoverProps) {
  return useEver(popover.open) && <Popover {...popover} />;
}
