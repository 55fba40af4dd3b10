/** Gives back what a start leaves behind: what was read, parsed and put together once. A server that nobody asks anything would
 *  keep it, because V8 looks for garbage when there is new. Does nothing in a Node that was started without `--expose-gc`. */
export const sweepMemory = (): void => void globalThis.gc?.();
