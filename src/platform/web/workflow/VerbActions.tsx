import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import type { MoreAction } from '#platform/web/ui/menus/open-menu.ts';
import type { VerbOffer } from './verb-offers.ts';

/** How the verbs of a record are called and begun on its page. */
export interface VerbActs<Verb extends string, NotNow extends string = never> {
  nameOf: (verb: Verb) => string;
  Icon: ComponentType<{ verb: Verb }>;
  /** Whether a dialog asks before anything happens. */
  asks: (verb: Verb) => boolean;
  begin: (verb: Verb) => void;
  /** Why a verb cannot be used now, in words. */
  reasonOf: (notNow: NotNow) => string;
}

interface MainVerbProps<Verb extends string> {
  verb: Verb | undefined;
  acts: Pick<VerbActs<Verb>, 'nameOf' | 'asks' | 'begin'>;
}

/** The one thing to do next with a record; nothing where this person has nothing to do. */
export const MainVerb = <Verb extends string>({ verb, acts }: MainVerbProps<Verb>) =>
  verb !== undefined && (
    <Button
      variant="contained"
      aria-haspopup={acts.asks(verb) ? 'dialog' : undefined}
      onClick={() => acts.begin(verb)}
      sx={{ flex: 'none' }}
    >
      {acts.nameOf(verb)}
    </Button>
  );

/** A further verb in the menu. */
export const verbAction = <Verb extends string, NotNow extends string>(
  { verb, notNow }: VerbOffer<Verb, NotNow>,
  acts: VerbActs<Verb, NotNow>,
): MoreAction => ({
  label: acts.nameOf(verb),
  icon: <acts.Icon verb={verb} />,
  onClick: () => acts.begin(verb),
  opensDialog: acts.asks(verb),
  refusedBecause: notNow && acts.reasonOf(notNow),
});
