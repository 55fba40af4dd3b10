import { useState } from 'react';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useWriteByAny } from '#platform/web/calling/write-by-any.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { VerbOf } from '#platform/web/workflow/record-kind.ts';
import type { VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { DescribedKind, DescribedRecord } from './described-kind.ts';
import { VerbIcon } from './VerbIcon.tsx';

interface RecordVerbs<Verb extends string> {
  /** The one thing to do next; nothing where this person has nothing to do. */
  main: Verb | undefined;
  /** Everything else this person may do; what is theirs and cannot be done yet stands there with the reason. */
  further: VerbOffer<Verb, string>[];
  acts: VerbActs<Verb, string>;
  /** The verb whose dialog is open. */
  opened: Verb | undefined;
  open: (verb: Verb | undefined) => void;
}

/** What this person may do with a record now, and how it is begun. */
export function useRecordVerbs<Row extends DescribedRecord>(
  kind: DescribedKind<Row>,
  record: Row,
): RecordVerbs<VerbOf<Row>> {
  type Verb = VerbOf<Row>;
  const { tOpen } = useTranslation(kind.feature);
  const [opened, open] = useState<Verb>();
  const { mutate } = useWriteByAny({ refreshes: kind.refreshes });
  const nowBy = (verb: Verb): Endpoint | undefined => kind.now[verb];
  const { can, missing } = record.permissions;
  const main = kind.next.find((verb) => can.includes(verb));
  const apart: readonly string[] = kind.apart ?? [];
  const menu = kind.record.workflow.verbs.filter((verb: string) => !apart.includes(verb)) as Verb[];
  const reasonFor = (verb: Verb) => missing.find((one) => one.verb === verb)?.code;
  return {
    main,
    further: furtherOffers(menu, can, main, reasonFor),
    acts: {
      nameOf: (verb) => tOpen(`verb.name.${verb}`),
      Icon: VerbIcon,
      asks: (verb) => nowBy(verb) === undefined,
      begin(verb) {
        const endpoint = nowBy(verb);
        if (endpoint === undefined) return open(verb);
        const { id, version, ref } = record;
        const message = tOpen(`verb.${verb}.done`, { ref });
        mutate(
          { endpoint, sent: { params: { id }, body: { version } } },
          { onSuccess: () => showSnackbar({ message, variant: 'success' }) },
        );
      },
      reasonOf: (code) => tOpen(`refusals.${code}`),
    },
    opened,
    open,
  };
}
