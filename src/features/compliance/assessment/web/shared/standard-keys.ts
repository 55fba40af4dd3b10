import type { ShippedStandard } from '#features/compliance/standard/standard-content.contract.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

/** The standards that addresses name. Not the contract's own list: it would bring the contract's schemas into what is loaded before
 *  any screen. */
export const standardKeys = keysOf({
  iso27001: 0,
  nist_csf: 0,
  pci_dss: 0,
  cis: 0,
} satisfies Record<ShippedStandard, 0>);
