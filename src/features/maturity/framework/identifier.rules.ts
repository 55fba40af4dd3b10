const isNumber = (part: string): boolean => /^\d+$/.test(part);

function comparePart(one: string, other: string): number {
  if (isNumber(one) && isNumber(other)) return Number(one) - Number(other);
  if (isNumber(one) !== isNumber(other)) return isNumber(one) ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Orders identifiers of CIS and ISO as people count: 3.2 before 3.10, clauses (10.2) before Annex A (A.5.1), a whole before
 *  its parts (7.5 before 7.5.1). NIST's functions and categories follow no alphabet: their order is that of the content. */
export function byIdentifier(one: string, other: string): number {
  const [ones, others] = [one.split(/[.-]/), other.split(/[.-]/)];
  for (const [index, part] of ones.entries()) {
    const counterpart = others[index];
    const difference = counterpart === undefined ? 1 : comparePart(part, counterpart);
    if (difference !== 0) return difference;
  }
  return ones.length - others.length;
}
