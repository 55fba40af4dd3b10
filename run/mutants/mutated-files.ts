/** Whether something is deleted in this file, by its path from the root: what the server runs, and no test. */
export const isMutated = (path: string): boolean =>
  path.startsWith('src/') &&
  path.endsWith('.ts') &&
  !/\/(web|text|shell|theme|content)\/|\.test\.ts$|\.screens\.ts$/.test(path);

/** Test files that stay out: they start servers, databases or browsers of their own, take minutes, measure time, or read
 *  source text. */
export const isLeftOut = (path: string): boolean =>
  /\/(durability|isolation-teeth|rounds|tenancy|architecture|packages|light-contracts|lost-connection|large-import|two-servers|migrate|start-server|slow-body|mutants)\.test\.ts$|\/web\/|src\/app\/|^bench\//.test(
    path,
  );
