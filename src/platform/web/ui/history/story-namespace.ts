import type { NamespaceWith } from '#platform/web/language/text-keys.ts';

/** Whose texts a story speaks: a feature that has the words of every part of it. */
export type StoryNamespace = NamespaceWith<
  `story.${'nothing' | 'from_to' | 'less_text' | 'whole_text'}` | `story.${'newer' | 'older' | 'window'}`
>;

/** Whose texts the pages of a list speak. */
export type PagingNamespace = NamespaceWith<`story.${'newer' | 'older' | 'window'}`>;
