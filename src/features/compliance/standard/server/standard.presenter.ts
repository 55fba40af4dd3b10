import type { Language } from '#platform/contract/access.ts';
import type { StandardHead } from '../standard.contract.ts';
import type { ShippedStandard } from '../standard-content.contract.ts';
import { shippedStandard, type Standard } from './shared/shipped-standard.content.ts';
import type { OwnHead } from './shared/standard.queries.ts';

type About = Pick<StandardHead, 'status' | 'source'>;
const shipped: About = { status: 'published', source: 'shipped' };

function headOf(standard: Standard, about: About, language: Language): StandardHead {
  const { key, version, requirements, groups } = standard;
  const { name, description, provider, groups: named } = standard.in(language);
  const countOf = (level: string) => requirements.filter((one) => one.level === level).length;
  return {
    key,
    version,
    ...about,
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

/** A shipped standard as lists show it. */
export const toHead = (key: ShippedStandard, language: Language): StandardHead =>
  headOf(shippedStandard(key), shipped, language);

/** One of the organisation's own. */
export const toOwnHead = ({ standard_version: version, groups, ...head }: OwnHead): StandardHead => ({
  ...head,
  version,
  groups: groups.map((name) => ({ key: name, name, description: '' })),
});

/** A standard with all that it asks. */
export function toStandard(standard: Standard, about: About | undefined, language: Language) {
  const text = standard.in(language);
  return {
    ...headOf(standard, about ?? shipped, language),
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
