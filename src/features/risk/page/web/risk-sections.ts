import type { ComponentType } from 'react';
import type { KeyOf } from '#platform/web/language/text-keys.ts';
import type { Risk } from '#features/risk/record/risk.contract.ts';

/** A part of a risk's page that belongs to another thing: its controls, its plans, its tasks. Loaded when somebody looks at it. */
export interface RiskSection {
  /** As `?section=` of the address names it. */
  id: string;
  /** A text of the risk's page. */
  label: KeyOf<'risk'>;
  /** The part itself; it speaks its own texts. */
  load: () => Promise<ComponentType<{ risk: Risk }>>;
}

/** What treats a risk, in the order of its tabs. */
export const riskSections: readonly RiskSection[] = [
  {
    id: 'controls',
    label: 'page.section.controls',
    load: async () =>
      (await import('#features/treatment/risk-control/web/shared/ControlsSection.tsx')).ControlsSection,
  },
  {
    id: 'plans',
    label: 'page.section.plans',
    load: async () => (await import('#features/treatment/plan/web/shared/PlansSection.tsx')).PlansSection,
  },
  {
    id: 'tasks',
    label: 'page.section.tasks',
    load: async () => (await import('#features/treatment/task/web/shared/TasksSection.tsx')).TasksSection,
  },
  {
    id: 'acceptance',
    label: 'page.section.acceptance',
    load: async () =>
      (await import('#features/treatment/acceptance/web/shared/AcceptanceSection.tsx')).AcceptanceSection,
  },
  {
    id: 'evidence',
    label: 'page.section.evidence',
    load: async () =>
      (await import('#features/treatment/evidence/web/shared/EvidenceSection.tsx')).EvidenceSection,
  },
  {
    id: 'requirements',
    label: 'page.section.requirements',
    load: async () =>
      (await import('#features/compliance/control-assessment/web/shared/RequirementsSection.tsx'))
        .RequirementsSection,
  },
  {
    id: 'relations',
    label: 'page.section.relations',
    load: async () =>
      (await import('#features/treatment/relation/web/shared/RelationsSection.tsx')).RelationsSection,
  },
  {
    id: 'indicators',
    label: 'page.section.indicators',
    load: async () =>
      (await import('#features/treatment/indicator/web/shared/IndicatorsSection.tsx')).IndicatorsSection,
  },
  {
    id: 'quantification',
    label: 'page.section.quantification',
    load: async () =>
      (await import('#features/treatment/quantification/web/shared/QuantificationSection.tsx'))
        .QuantificationSection,
  },
];
