import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { useWriteByAny } from '#platform/web/calling/write-by-any.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import type { VerbOf } from '#platform/web/workflow/record-kind.ts';
import type { VerbActs } from '#platform/web/workflow/VerbActions.tsx';
import { furtherOffers, type VerbOffer } from '#platform/web/workflow/verb-offers.ts';
import type { DescribedKind, DescribedRecord } from './described-kind.ts';
import { VerbIcon } from './VerbIcon.tsx';

/** How verbs are begun in a way of their own, on another page say, and what they are called there. */
export type OwnActs<Verb extends string> = Partial<Record<Verb, { begin: () => void; name?: string }>>;

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

/** What this person may do with a record now, and how it is begun. `waits` says of a verb that does not start from here why it stands in the
 *  menu all the same: a key of `verb.not_now`. */
export function useRecordVerbs<Row extends DescribedRecord>(
  kind: DescribedKind<Row>,
  record: Row,
  own: OwnActs<VerbOf<Row>> = {},
  waits?: (verb: VerbOf<Row>) => string | undefined,
): RecordVerbs<VerbOf<Row>> {
  type Verb = VerbOf<Row>;
  const { tOpen } = useTranslation([kind.feature, 'record']);
  const [opened, open] = useState<Verb>();
  const { mutate } = useWriteByAny({ refreshes: kind.refreshes });
  const navigate = useNavigate();
  const pageOf = (verb: Verb): ((record: Row) => string) | undefined => kind.pages?.[verb];
  const nowBy = (verb: Verb): Endpoint | undefined => kind.now[verb];
  const { can, missing } = record.permissions;
  const main = kind.next.find((verb) => can.includes(verb));
  const apart: readonly string[] = kind.apart ?? [];
  const ordered = kind.menu ?? kind.record.workflow.verbs;
  const menu = ordered.filter((verb: string) => !apart.includes(verb)) as Verb[];
  const shown = kind.hidesMissing ? [] : missing;
  const reasonFor = (verb: Verb) => shown.find((one) => one.verb === verb)?.code ?? waits?.(verb);
  return {
    main,
    further: furtherOffers(menu, can, main, reasonFor),
    acts: {
      nameOf: (verb) => own[verb]?.name ?? tOpen([`verb.name.${verb}`, `verb.${verb}.verb`]),
      Icon: VerbIcon,
      asks: (verb) => own[verb] === undefined && nowBy(verb) === undefined && pageOf(verb) === undefined,
      begin(verb) {
        const act = own[verb];
        if (act !== undefined) return act.begin();
        const page = pageOf(verb);
        if (page !== undefined) return void navigate(page(record));
        const endpoint = nowBy(verb);
        if (endpoint === undefined) return open(verb);
        const { id, version, ref } = record;
        const message = tOpen(`verb.${verb}.done`, { ref });
        mutate(
          { endpoint, sent: { params: { id }, body: { version } } },
          { onSuccess: () => showSnackbar({ message, variant: 'success' }) },
        );
      },
      reasonOf: (code) => tOpen([`refusals.${code}`, `verb.not_now.${code}`]),
    },
    opened,
    open,
  };
}
