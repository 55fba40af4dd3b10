import type { Page } from '#platform/contract/endpoint.ts';
import { folded, foldedWords } from '#platform/contract/folding.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { WrittenRequirement } from '#features/compliance/standard/own-tree.rules.ts';
import { writtenOf, type OwnVersion } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { countsOf, differenceBetween, type Difference } from '../standard-difference.rules.ts';
import type {
  DifferenceQuery,
  RequirementDifference,
  VersionsCompared,
} from '../standard-upgrade.contract.ts';
import { differencesOf, findBoth } from './upgrade-plan.service.ts';

const toHead = ({ id, standard_version, name, status, is_in_force }: OwnVersion) => ({
  id,
  standard_version,
  name,
  status,
  is_in_force,
});

/** Two versions beside each other, in numbers. */
export async function compareVersions(
  { db }: Call,
  key: string,
  asked: { from: string; to: string },
): Promise<VersionsCompared> {
  const { from, to } = await findBoth(db, key, asked);
  const before = await writtenOf(db, from);
  const after = await writtenOf(db, to);
  const found = differenceBetween(before, after);
  const alsoBefore = found.filter((one) => one.after !== null).length;
  return {
    from: toHead(from),
    to: toHead(to),
    counts: countsOf(found),
    different: found.length,
    same: after.length - alsoBefore,
  };
}

const wordingOf = (one: WrittenRequirement | null): RequirementDifference['before'] => {
  if (one === null) return null;
  const { parent, title, text, guidance, assessable, weight, groups } = one;
  return { parent, title, text, guidance, assessable, weight, groups: [...groups] };
};

/** A page of what differs, narrowed as was asked. */
export async function listDifferences(
  { db }: Call,
  key: string,
  { kind, q = '', limit, offset, ...asked }: DifferenceQuery,
): Promise<Page<RequirementDifference>> {
  const words = foldedWords(q);
  const fits = ({ code, kinds, before, after }: Difference) => {
    if (kind !== undefined && !kinds.includes(kind)) return false;
    const said = folded(`${code} ${before?.title ?? ''} ${after?.title ?? ''}`);
    return words.every((word) => said.includes(word));
  };
  const found = (await differencesOf(db, await findBoth(db, key, asked))).filter(fits);
  return {
    data: found.slice(offset, offset + limit).map(({ code, kinds, before, after }) => ({
      code,
      kinds,
      before: wordingOf(before),
      after: wordingOf(after),
    })),
    count: found.length,
  };
}
