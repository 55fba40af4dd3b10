import { useState } from 'react';

/** Whether it has been so since this was first drawn: for what costs nothing until somebody wants it, and stays from then on. */
export function useHasBeenTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}
