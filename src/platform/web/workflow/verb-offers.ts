/** A verb in the menu; what cannot be done now stands there with the reason, a key of `verb.not_now`. */
export interface VerbOffer<Verb extends string, NotNow extends string> {
  verb: Verb;
  notNow?: NotNow;
}

/** Everything this person may do besides the main verb, in the menu's order. `whyNot` says why a verb that is theirs cannot be used
 *  now; nothing for one that is not theirs at all: what can never be done is not drawn. */
export const furtherOffers = <Verb extends string, NotNow extends string = never>(
  menu: readonly Verb[],
  can: readonly string[],
  main: Verb | undefined,
  whyNot: (verb: Verb) => NotNow | undefined = () => undefined,
): VerbOffer<Verb, NotNow>[] =>
  menu
    .filter((verb) => verb !== main)
    .flatMap((verb): VerbOffer<Verb, NotNow>[] => {
      if (can.includes(verb)) return [{ verb }];
      const notNow = whyNot(verb);
      return notNow === undefined ? [] : [{ verb, notNow }];
    });
