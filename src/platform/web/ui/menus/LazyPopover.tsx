import Popover, { type PopoverProps } from '@mui/material/Popover';
import { useHasBeenTrue } from '#platform/web/browser/has-been-true.hooks.ts';

/** What opens beside something, and costs nothing before it is opened for the first time. */
export function LazyPopover(popover: PopoverProps) {
  return useHasBeenTrue(popover.open) && <Popover {...popover} />;
}
