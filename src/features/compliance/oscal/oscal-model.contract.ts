/** The documents of OSCAL that an assessment is exported as, by the names of the specification. */
export const oscalModels = ['assessment-results', 'poam', 'ssp'] as const;
export type OscalModel = (typeof oscalModels)[number];
