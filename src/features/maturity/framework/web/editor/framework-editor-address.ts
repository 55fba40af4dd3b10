import * as z from 'zod/mini';
import { languages } from '#platform/contract/access.ts';

export const editorTabs = ['questions', 'levels', 'about'] as const;
export type EditorTab = (typeof editorTabs)[number];

/** Where one is in the editor. */
export const editorAddress = z.object({
  tab: z._default(z.enum(editorTabs), 'questions'),
  section: z.optional(z.string()),
  language: z.optional(z.enum(languages)),
});
