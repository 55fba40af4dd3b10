export const frameworkPaths = { frameworks: '/settings/frameworks' } as const;

/** Where a framework is written. */
export const frameworkEditorLink = (id: string): string => `${frameworkPaths.frameworks}?framework=${id}`;
