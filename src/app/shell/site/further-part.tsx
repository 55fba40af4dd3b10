import { createRoot } from 'react-dom/client';
import { FurtherSections } from '#features/public-site/further/web/shared/FurtherSections.tsx';
import { siteTexts } from './site-texts.ts';

/** Draws the further sections of the home page. */
export async function showFurther(place: HTMLElement): Promise<void> {
  await siteTexts();
  createRoot(place).render(<FurtherSections />);
}
