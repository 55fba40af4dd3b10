/** A standard with two of its versions: from the earlier to the later. */
export interface VersionPair {
  standard: string;
  from: string;
  to: string;
}
