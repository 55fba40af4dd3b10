import type { Language } from '#platform/contract/access.ts';
import type { StandardHead } from '../standard.contract.ts';
import type { ShippedStandard } from '../standard-content.contract.ts';
import { shippedStandard } from './shared/shipped-standard.content.ts';

/** A standard as lists show it. */
export function toHead(key: ShippedStandard, language: Language): StandardHead {
  const { version, requirements, groups, ...standard } = shippedStandard(key);
  const { name, description, provider, groups: named } = standard.in(language);
  const countOf = (level: string) => requirements.filter((one) => one.level === level).length;
  return {
    key,
    version,
    name,
    description,
    provider,
    groups: groups.flatMap((group) => {
      const words = named[group];
      return words === undefined ? [] : [{ key: group, ...words }];
    }),
    controls: countOf('control'),
    sub_controls: countOf('sub_control'),
  };
}

/** A standard with all that it asks. */
export function toStandard(key: ShippedStandard, language: Language) {
  const standard = shippedStandard(key);
  const text = standard.in(language);
  return {
    ...toHead(key, language),
    requirements: standard.requirements.map(({ code, parent, level, groups, mayBeExcluded }) => ({
      code,
      parent,
      level,
      ...text.of(code),
      groups: [...groups],
      may_be_excluded: mayBeExcluded,
    })),
  };
}
