import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#platform/contract/access.ts';
import {
  contentOf,
  structureOf,
  type FrameworkContent,
  type StructuredQuestion,
} from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import type { MaturityFramework } from '#features/maturity/framework/framework-content.contract.ts';
import {
  pciStructure,
  standardWords,
  type RequirementLevel,
  type ShippedStandard,
  type StandardKey,
  type StandardWords,
} from '../../standard-content.contract.ts';

/** One requirement of a standard, in no language. */
export interface Requirement {
  code: string;
  parent: string | null;
  level: RequirementLevel;
  /** The topmost one above it: the part of the standard that figures are shown by. */
  section: string;
  /** Chosen by one of these; always, where there are none. */
  groups: readonly string[];
  /** Whether somebody may say that it does not apply: clauses 4 to 10 of ISO/IEC 27001 always do. */
  mayBeExcluded: boolean;
  /** Whether it is answered itself, rather than by what lies below it. */
  isAnswered: boolean;
  /** How much it counts beside the others. */
  weight: number;
}

export interface RequirementText {
  title: string;
  /** Of what is answered. */
  question: string | null;
  guidance: string | null;
  evidence: string | null;
}

/** A version of a standard. */
export interface Standard {
  key: StandardKey;
  version: string;
  /** In the standard's own order, each after what it is part of. */
  requirements: readonly Requirement[];
  byCode: ReadonlyMap<string, Requirement>;
  /** What somebody chooses among, in their order; empty where everything is for everybody. */
  groups: readonly string[];
  in(language: Language): StandardText;
}

export interface StandardText extends Pick<StandardWords, 'name' | 'description' | 'provider' | 'groups'> {
  of(code: string): RequirementText;
}

type Drawn = Omit<Requirement, 'isAnswered' | 'section' | 'weight'>;

const folder = join(import.meta.dirname, '../../content');
const readContent = (key: ShippedStandard, ending: string): unknown =>
  JSON.parse(readFileSync(join(folder, key, `${key}${ending}.json`), 'utf8'));

const mandatory = (code: string): boolean => /^\d/.test(code);

/** Clauses 4 to 10 and Annex A. Where a clause has clauses below it, it is answered by them. */
function isoRequirements(): Drawn[] {
  return structureOf('iso').sections.flatMap(({ code, questions }) => {
    const mayBeExcluded = !mandatory(code);
    const common = { groups: [], mayBeExcluded };
    const above = (id: string) => (/^\d+\.\d+\.\d+$/.test(id) ? id.replace(/\.\d+$/, '') : null);
    const drawn: Drawn[] = [{ ...common, code, parent: null, level: 'section' }];
    for (const { id } of questions) {
      const parent = above(id);
      if (parent === null) drawn.push({ ...common, code: id, parent: code, level: 'control' });
      else {
        if (!drawn.some((one) => one.code === parent))
          drawn.push({ ...common, code: parent, parent: code, level: 'control' });
        drawn.push({ ...common, code: id, parent, level: 'sub_control' });
      }
    }
    return drawn;
  });
}

const groupsOf = ({ groups = [] }: StructuredQuestion): string[] => groups.map((group) => `ig${group}`);

/** The 18 controls with their safeguards. */
const cisRequirements = (): Drawn[] =>
  structureOf('cis').sections.flatMap(({ code, questions }): Drawn[] => [
    { code, parent: null, level: 'control', groups: [], mayBeExcluded: true },
    ...questions.map((question): Drawn => ({
      code: question.id,
      parent: code,
      level: 'sub_control',
      groups: groupsOf(question),
      mayBeExcluded: true,
    })),
  ]);

const functionOf = (category: string): string => category.slice(0, 2);

/** Functions, their categories, and the subcategories that are answered. */
function nistRequirements(): Drawn[] {
  const common = { groups: [], mayBeExcluded: true };
  const drawn: Drawn[] = [];
  for (const { code, questions } of structureOf('nist').sections) {
    const above = functionOf(code);
    if (!drawn.some((one) => one.code === above))
      drawn.push({ ...common, code: above, parent: null, level: 'section' });
    drawn.push({ ...common, code, parent: above, level: 'control' });
    for (const { id } of questions) drawn.push({ ...common, code: id, parent: code, level: 'sub_control' });
  }
  return drawn;
}

const pci = remembered(() => pciStructure.parse(readContent('pci_dss', '')));

const pciRequirements = (): Drawn[] =>
  pci('').sections.flatMap((section): Drawn[] => {
    const only = section.group === undefined ? [] : [section.group];
    const common = { mayBeExcluded: true, groups: only };
    return [
      { ...common, code: section.code, parent: null, level: 'section' },
      ...section.controls.flatMap(({ code, items }): Drawn[] => [
        { ...common, code, parent: section.code, level: 'control' },
        ...items.map((item): Drawn => ({
          ...common,
          code: item.code,
          parent: code,
          level: 'sub_control',
          groups: item.group === undefined ? only : [item.group],
        })),
      ]),
    ];
  });

interface Shipping {
  /** The questionnaire for maturity that asks the same. */
  asks?: MaturityFramework;
  draw(): Drawn[];
  groups: readonly string[];
}
const shipping: Record<ShippedStandard, Shipping> = {
  iso27001: { asks: 'iso', draw: isoRequirements, groups: [] },
  nist_csf: { asks: 'nist', draw: nistRequirements, groups: [] },
  cis: { asks: 'cis', draw: cisRequirements, groups: ['ig1', 'ig2', 'ig3'] },
  pci_dss: {
    draw: pciRequirements,
    groups: ['service_provider', 'multi_tenant', 'early_tls', 'designated_entity'],
  },
};

/** Cached for the life of the process: shipped content does not change while the server runs. */
function remembered<Key extends string, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    let found = made.get(key);
    if (found === undefined) made.set(key, (found = make(key)));
    return found;
  };
}

/** What the questionnaire for maturity calls a requirement, and asks about it. */
function askedOf(content: FrameworkContent): ReadonlyMap<string, RequirementText> {
  const bare = { question: null, guidance: null, evidence: null };
  return new Map(
    content.sections.flatMap(({ code, name, group, questions }): [string, RequirementText][] => [
      // NIST's functions have no sections of their own.
      ...(group === null ? [] : [[functionOf(code), { ...bare, title: group }] as [string, RequirementText]]),
      [code, { ...bare, title: name }],
      ...questions.map(({ id, title, question, good, evidence }): [string, RequirementText] => [
        id,
        { title, question, guidance: good, evidence },
      ]),
    ]),
  );
}

function wordsOf(key: ShippedStandard, language: Language): StandardText {
  const { asks } = shipping[key];
  const { sections, questions, ...about } = standardWords.parse(readContent(key, `.${language}`));
  const asked = asks === undefined ? undefined : askedOf(contentOf(asks, language));
  return {
    ...about,
    of(code) {
      const own = questions[code];
      if (own !== undefined) {
        const { title, question, good, evidence } = own;
        return { title, question, guidance: good, evidence };
      }
      const section = sections[code];
      const found =
        section === undefined
          ? asked?.get(code)
          : { title: section.name, question: null, guidance: null, evidence: null };
      if (found === undefined) throw new Error(`${code} of ${key} has no words in ${language}`);
      return found;
    },
  };
}

const textOf = remembered((which: `${ShippedStandard} ${Language}`) => {
  const [key, language] = which.split(' ') as [ShippedStandard, Language];
  return wordsOf(key, language);
});

const versionOf = (key: ShippedStandard): string => {
  const { asks } = shipping[key];
  return asks === undefined ? pci('').version : structureOf(asks).version;
};

/** A shipped standard, put together when it is first asked for. There is one version of each. */
export const shippedStandard = remembered((key: ShippedStandard): Standard => {
  const drawn = shipping[key].draw();
  const above = new Map(drawn.map(({ code, parent }) => [code, parent]));
  const answeredBelow = new Set(
    drawn.flatMap(({ level, parent }) => (level === 'sub_control' ? [parent] : [])),
  );
  const topmost = (code: string): string => {
    const parent = above.get(code);
    return parent === null || parent === undefined ? code : topmost(parent);
  };
  const requirements = drawn.map((one) => ({
    ...one,
    section: topmost(one.code),
    isAnswered: one.level !== 'section' && !answeredBelow.has(one.code),
    weight: 1,
  }));
  return {
    key,
    version: versionOf(key),
    requirements,
    byCode: new Map(requirements.map((one) => [one.code, one])),
    groups: shipping[key].groups,
    in: (language) => textOf(`${key} ${language}`),
  };
});
