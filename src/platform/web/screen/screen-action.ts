import type { LucideIcon } from 'lucide-react';
import type { QualifiedKey } from '#platform/web/language/text-keys.ts';

/** What a screen says when it is itself something one does ("Register risk"): the command palette offers it to whoever may
 *  see the screen. */
export interface ScreenAction {
  /** A text of the feature: `risk:palette.register`. */
  title: QualifiedKey;
  icon: LucideIcon;
}
