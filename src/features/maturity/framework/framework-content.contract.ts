import * as z from 'zod';

/** The frameworks that come with the product. */
export const maturityFrameworks = ['cis', 'iso', 'nist'] as const;
export type MaturityFramework = (typeof maturityFrameworks)[number];
/** What an assessment can be by: a shipped framework, or one of the organisation's own, which `framework_id` then names. */
export const frameworkKinds = [...maturityFrameworks, 'custom'] as const;
export type FrameworkKind = (typeof frameworkKinds)[number];

/** What a step up takes in an organisation of middle size: days, weeks, months. */
export const effortClasses = ['S', 'M', 'L'] as const;
export type EffortClass = (typeof effortClasses)[number];

/** The one scale of all three frameworks: whole levels from Non-existent to Optimised. */
export const lowestLevel = 0;
export const highestLevel = 5;

/** The six functions of security: NIST's own, and those CIS sorts its safeguards by. */
export const securityFunctions = ['Govern', 'Identify', 'Protect', 'Detect', 'Respond', 'Recover'] as const;
/** What the controls of ISO's Annex A can do for an organisation, in the order of ISO/IEC 27002. */
export const operationalCapabilities = [
  'Governance',
  'Asset_management',
  'Information_protection',
  'Human_resource_security',
  'Physical_security',
  'System_and_network_security',
  'Application_security',
  'Secure_configuration',
  'Identity_and_access_management',
  'Threat_and_vulnerability_management',
  'Continuity',
  'Supplier_relationships_security',
  'Legal_and_compliance',
  'Information_security_event_management',
  'Information_security_assurance',
] as const;
export const assetClasses = ['Devices', 'Software', 'Data', 'Users', 'Network', 'Documentation'] as const;

/** Identifiers are text: as numbers, 3.10 would become 3.1. */
const identifier = (form: RegExp) => z.string().regex(form);
const effort = z.enum(effortClasses);
const version = z.string().min(1).max(10);
/** Rises with every change of the content, so that an assessment can say which one it was answered with. */
const content_version = z.int().positive();
const sectionsOf = <Section extends z.ZodType>(section: Section) => z.array(section).min(1);
const someOf = z.array(z.string().min(1)).min(1);

/** The implementation groups a safeguard belongs to: each contains the one before it. */
const implementationGroups = z.union([
  z.tuple([z.literal(1), z.literal(2), z.literal(3)]),
  z.tuple([z.literal(2), z.literal(3)]),
  z.tuple([z.literal(3)]),
]);

const cisQuestion = z.strictObject({
  id: identifier(/^\d{1,2}\.\d{1,2}$/),
  effort,
  asset: z.enum(assetClasses),
  function: z.enum(securityFunctions),
  groups: implementationGroups,
});

/** The clauses have no attributes; every control of Annex A has all of them. */
const isoQuestion = z.union([
  z.strictObject({ id: identifier(/^\d{1,2}(\.\d){1,2}$/), effort }),
  z.strictObject({
    id: identifier(/^A\.[5-8]\.\d{1,2}$/),
    effort,
    type: someOf,
    properties: someOf,
    concepts: someOf,
    capabilities: someOf,
    domains: someOf,
    new: z.literal(true).optional(),
  }),
]);

const nistQuestion = z.strictObject({ id: identifier(/^[A-Z]{2}\.[A-Z]{2}-\d{2}$/), effort });

/** What a framework consists of, in no language: `content/<framework>/<framework>.json`. */
export const maturityStructure = z.discriminatedUnion('key', [
  z.strictObject({
    key: z.literal('cis'),
    version,
    content_version,
    sections: sectionsOf(
      z.strictObject({ code: identifier(/^\d{1,2}$/), questions: z.array(cisQuestion).min(1) }),
    ),
  }),
  z.strictObject({
    key: z.literal('iso'),
    version,
    content_version,
    sections: sectionsOf(
      z.strictObject({ code: identifier(/^(\d{1,2}|A\.[5-8])$/), questions: z.array(isoQuestion).min(1) }),
    ),
  }),
  z.strictObject({
    key: z.literal('nist'),
    version,
    content_version,
    sections: sectionsOf(
      z.strictObject({
        code: identifier(/^[A-Z]{2}\.[A-Z]{2}$/),
        function: z.enum(securityFunctions),
        questions: z.array(nistQuestion).min(1),
      }),
    ),
  }),
]);
export type MaturityStructure = z.infer<typeof maturityStructure>;

/** One line of reading matter, without a stray blank at either end. */
const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^\S(.*\S)?$/);

/** One entry for each level. */
const perLevel = <Words extends z.ZodType>(words: Words) =>
  z.array(words).length(highestLevel - lowestLevel + 1);

const levelWords = z.strictObject({ name: line(30), description: line(240) });

const questionWords = z.strictObject({
  /** Our own name for it. */
  title: line(70),
  /** What a person answers. */
  question: line(240),
  good: line(360),
  evidence: line(260),
});
export type QuestionWords = z.infer<typeof questionWords>;

/** A framework in one language: `content/<framework>/<framework>.<language>.json`. */
export const maturityWords = z.strictObject({
  name: line(60),
  description: line(400),
  levels: perLevel(levelWords),
  /** NIST's tiers 1 to 4, described in our words: they rate the organisation, not a question. */
  tiers: z.array(levelWords).length(4).optional(),
  /** By the fact of the structure, and its value: `groups.function.Detect`. */
  groups: z.record(z.string(), z.record(z.string(), line(60))).optional(),
  sections: z.record(
    z.string(),
    z.strictObject({
      name: line(90),
      /** What each level looks like here. */
      levels: perLevel(line(240)),
    }),
  ),
  questions: z.record(z.string(), questionWords),
});
export type MaturityWords = z.infer<typeof maturityWords>;
