import { placed, type WrittenRequirement } from '../../own-tree.rules.ts';
import type { Standard, StandardText } from './shipped-standard.content.ts';

/** A version of one's own standard, as the database gives it. */
export interface StoredStandard {
  key: string;
  standard_version: string;
  name: string;
  provider: string;
  description: string;
  groups: string[];
  requirements: WrittenRequirement[];
}

/** The same as assessments use it. It is written in one language, which everybody reads. */
export function ownStandard(stored: StoredStandard): Standard {
  const requirements = placed(stored.requirements);
  const written = new Map(stored.requirements.map((one) => [one.code, one]));
  const text: StandardText = {
    name: stored.name,
    provider: stored.provider,
    description: stored.description,
    groups: Object.fromEntries(stored.groups.map((name) => [name, { name, description: '' }])),
    of(code) {
      const found = written.get(code);
      if (found === undefined) throw new Error(`${code} is no requirement of ${stored.key}`);
      return { title: found.title, question: found.text, guidance: found.guidance, evidence: null };
    },
  };
  return {
    key: stored.key,
    version: stored.standard_version,
    requirements,
    byCode: new Map(requirements.map((one) => [one.code, one])),
    groups: stored.groups,
    in: () => text,
  };
}
