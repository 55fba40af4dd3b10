import { createContext, use, type ReactNode } from 'react';

export interface RequirementsProps {
  type: 'plan' | 'evidence';
  id: string;
}

/** The card that names what standards ask of a record. The app gives it: whoever answers standards uses plans and evidence, so neither of
 *  them may use the answers. */
export const RequirementsContext = createContext<((of: RequirementsProps) => ReactNode) | undefined>(
  undefined,
);

/** Where that card stands on the page of a plan or of a piece of evidence. */
export function Requirements({ type, id }: RequirementsProps) {
  return use(RequirementsContext)?.({ type, id });
}
