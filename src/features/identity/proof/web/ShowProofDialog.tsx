import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { ProofDialog } from './ProofDialog.tsx';

/** Puts the dialog over whatever page there is, inside of the app's frame or outside, and answers whether the proof was given. */
export async function showProofDialog(): Promise<boolean> {
  await i18next.loadNamespaces(['identity-proof', 'identity-second-factor']);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isProved = await new Promise<boolean>((answer) => root.render(<ProofDialog onAnswer={answer} />));
  root.unmount();
  place.remove();
  return isProved;
}
