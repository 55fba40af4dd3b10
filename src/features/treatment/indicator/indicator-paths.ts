/** Where the indicators of a risk are: a section of its page. */
export const indicatorLink = (risk: string): string =>
  `/apps/risk/management/view?section=indicators&risk=${risk}`;
