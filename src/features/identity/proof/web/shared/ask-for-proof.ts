/** One question at a time: calls that ask meanwhile get its answer. */
let asking: Promise<boolean> | undefined;

/** Asks whoever is signed in to prove again who they are; answers whether they did. The dialog comes with the first question. */
export function askForProof(): Promise<boolean> {
  asking ??= import('../ShowProofDialog.tsx')
    .then(({ showProofDialog }) => showProofDialog())
    .finally(() => (asking = undefined));
  return asking;
}
