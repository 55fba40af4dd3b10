import * as z from 'zod';

/** The standards that come with the product, as addresses and calls name them. */
export const shippedStandards = ['iso27001', 'nist_csf', 'pci_dss', 'cis'] as const;
export type ShippedStandard = (typeof shippedStandards)[number];
export const isShipped = (key: string): key is ShippedStandard => shippedStandards.some((one) => one === key);

/** A standard as addresses and calls name it: a shipped one, or one of the organisation's own. */
export const standardKey = z.string().regex(/^[a-z0-9][a-z0-9_-]{1,39}$/);
/** What stands where a key would, in addresses and in paths of calls. */
export const reservedKeys = [
  'own',
  'import',
  'version',
  'mapping',
  'findings',
  'finding',
  'standards',
  'standard',
  'soa',
  'add',
  'crosswalk',
  'freshness',
  'auditor',
  'control',
  'dashboard',
];
export type StandardKey = z.infer<typeof standardKey>;

/** Where a requirement stands in its standard. What is answered is a control, or a sub-control where the control has some. */
export const requirementLevels = ['section', 'control', 'sub_control'] as const;
export type RequirementLevel = (typeof requirementLevels)[number];

const code = z.string().regex(/^[A-Z0-9]{1,2}(\.\d{1,2}){0,4}$/);

/** What of PCI DSS is no part of the questionnaires for maturity: `content/pci_dss/pci_dss.json`. */
export const pciStructure = z.strictObject({
  version: z.string(),
  sections: z.array(
    z.strictObject({
      code,
      /** Whom it is for, where it is not for everybody. */
      group: z.string().optional(),
      controls: z.array(
        z.strictObject({
          code,
          items: z.array(z.strictObject({ code, group: z.string().optional() })).min(1),
        }),
      ),
    }),
  ),
});

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\S(.*\S)?$/);

const named = z.strictObject({ name: line(90) });

/** Our own words for one thing that a standard asks. */
export const requirementWords = z.strictObject({
  title: line(70),
  question: line(240),
  good: line(360),
  evidence: line(260),
});

/** A standard in one language: `content/<key>/<key>.<language>.json`. The words for what the questionnaires for maturity ask as well
 *  are theirs. */
export const standardWords = z.strictObject({
  name: line(60),
  description: line(400),
  provider: line(60),
  /** Which part of the standard somebody may choose to be assessed by. */
  groups: z.record(z.string(), z.strictObject({ name: line(60), description: line(240) })),
  sections: z.record(z.string(), named),
  questions: z.record(z.string(), requirementWords),
});
export type StandardWords = z.infer<typeof standardWords>;
