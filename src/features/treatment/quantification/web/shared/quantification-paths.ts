/** Where all quantified risks stand together. */
export const quantificationPath = '/apps/risk/management/quantification';
