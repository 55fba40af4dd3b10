/** Where a feature's texts have the words of a code. */
const groups = ['story.rule', 'story.cause', 'story.outcome', 'words.close_reason'];

/** The keys under which a code may stand in the texts of a feature. What a person wrote is no code. */
export const codeKeys = (feature: string, text: string): string[] =>
  /^[a-z_]+$/.test(text) ? groups.map((group) => `${feature}:${group}.${text}`) : [];
