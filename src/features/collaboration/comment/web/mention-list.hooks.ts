import { useEffect, useState, type KeyboardEvent } from 'react';
import { folded } from '#platform/contract/folding.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useCombobox } from '#platform/web/ui/inputs/combobox.hooks.ts';
import { listMentionable, type CommentedType } from '../comment.contract.ts';
import type { MentionTyped } from '../mention.rules.ts';

const pause = 150;

interface MentionList {
  about: { object_type: CommentedType; id: string };
  /** What is typed after an @ now. */
  typed: MentionTyped | undefined;
  onChoose: (person: { id: string; name: string }) => void;
}

/** Whom the record's comment may mention, for the name that is typed: arrows go through them, Enter or Tab chooses, Escape closes the
 *  list and leaves one in the field. */
export function useMentionList({ about, typed, onChoose }: MentionList) {
  const [closedAt, closeAt] = useState<number>();
  // Another @ may stand where one was put away.
  if (typed === undefined && closedAt !== undefined) closeAt(undefined);
  const isWanted = typed !== undefined && typed.from !== closedAt;
  const wanted = isWanted ? typed.q : undefined;
  const [asked, ask] = useState<string>();
  useEffect(() => {
    const waiting = setTimeout(() => ask(wanted), wanted === undefined || wanted === '' ? 0 : pause);
    return () => clearTimeout(waiting);
  }, [wanted]);
  const read = useRead(
    listMentionable,
    { params: about, query: asked === undefined || asked === '' ? {} : { q: asked } },
    { enabled: asked !== undefined, keep: true },
  );
  // The last answer, for what has been typed since: whoever goes on after a name is offered nobody.
  const isMeant = (name: string) => ` ${folded(name)}`.includes(` ${folded(wanted ?? '')}`);
  const people =
    isWanted && asked !== undefined ? (read.data?.data ?? []).filter(({ name }) => isMeant(name)) : [];
  const list = useCombobox({
    ids: people.map(({ id }) => id),
    onChoose: (chosen) => {
      const person = people.find(({ id }) => id === chosen);
      if (person !== undefined) onChoose(person);
    },
  });
  const isOpen = people.length > 0;
  const { active, onKeyDown } = list;
  return {
    people: isOpen ? people : [],
    list,
    // A field of several lines stays a text field for those who do not see it: it is no combobox, but says what it is about.
    inputProps: isOpen
      ? {
          'aria-autocomplete': list.inputProps['aria-autocomplete'],
          'aria-controls': list.inputProps['aria-controls'],
          'aria-activedescendant': list.inputProps['aria-activedescendant'],
          'aria-haspopup': 'listbox' as const,
        }
      : {},
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') {
        event.stopPropagation();
        closeAt(typed?.from);
      } else if (event.key === 'Tab' && !event.shiftKey && active !== undefined) {
        event.preventDefault();
        const person = people.find(({ id }) => id === active);
        if (person !== undefined) onChoose(person);
      } else onKeyDown(event);
    },
  };
}
