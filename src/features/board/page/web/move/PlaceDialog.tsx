import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import type { Tile } from '#features/board/card/card.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { placeAt, placeOf } from './arrangement.rules.ts';

const schema = z.strictObject({ list: z.string(), at: z.string() });

/** Where a card is to go, without dragging it: the list, and the place in it. */
export function PlaceDialog({ card, onClose }: { card: Tile; onClose: () => void }) {
  const { t } = useTranslation(['board-page', 'board-card']);
  const formats = useFormats();
  const { lists, move } = useBoardView();
  const from = placeOf(lists, card.id);
  const form = useContractForm(schema, {
    feature: 'board-page',
    defaults: { list: from?.list ?? '', at: String(from?.at ?? 0) },
  });
  const chosen = useWatch({ control: form.control, name: 'list' });
  const others = lists.find(({ id }) => id === chosen)?.cards.filter(({ id }) => id !== card.id) ?? [];
  const { getValues, setValue } = form;
  const last = others.length;
  // A shorter list has no such place: behind its last card is meant.
  useEffect(() => {
    if (Number(getValues('at')) > last) setValue('at', String(last));
  }, [last, getValues, setValue]);
  const places = Array.from({ length: last + 1 }, (_, at) => ({
    value: String(at),
    label: at === last && at > 0 ? t('move.last', { at: formats.number(at + 1) }) : formats.number(at + 1),
  }));
  return (
    <FormDialog
      open
      form={form}
      title={t('move.title', { title: card.title })}
      verb={t('verb.move.verb')}
      onClose={onClose}
      onSubmit={({ list, at }) => {
        onClose();
        move(card, placeAt(lists, card.id, { list, at: Number(at) }));
      }}
    >
      <SelectInput
        name="list"
        label={t('field.list')}
        choices={lists.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
      />
      <SelectInput name="at" label={t('move.place')} choices={places} />
    </FormDialog>
  );
}
