import type { Call } from '#platform/server/http/serve.ts';

/** What hangs on controls, said by the thing it belongs to: where one control takes over others, it takes over this of them as well.
 *  Listed in `src/app/control-contents.ts`. */
export interface ControlContent {
  /** The columns that name the control, as `table.column`. */
  columns: readonly string[];
  /** Gives what hangs on the controls `from` to the control `into`; what it has already stays as it is. The controls are locked. */
  takeOver(call: Call, from: readonly string[], into: string): Promise<void>;
}
