import * as z from 'zod/mini';
import { reason, remark } from '#platform/contract/wording.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { useBoardView } from '../board/board-view.hooks.ts';
import type { Asked } from './moves.hooks.ts';

const schemas = { reason: z.strictObject({ word: reason }), note: z.strictObject({ word: remark }) };

interface WordDialogProps {
  asked: Asked;
  /** Without a word the card goes back. */
  onAnswer: (word?: string) => void;
}

/** The word that the task of a dropped card asks for. */
export function WordDialog({ asked: { card, move, word }, onAnswer }: WordDialogProps) {
  const { t } = useTranslation(['board-page', 'board-card', 'record']);
  const { lists } = useBoardView();
  const form = useContractForm<(typeof schemas)[typeof word]>(schemas[word], {
    feature: 'board-page',
    defaults: { word: '' },
  });
  const list = lists.find(({ id }) => id === move.list)?.name ?? '';
  return (
    <FormDialog
      open
      form={form}
      title={t('move.word_title', { ref: card.task?.ref, list })}
      verb={t('verb.move.verb')}
      onClose={() => onAnswer()}
      onSubmit={({ word: said }) => onAnswer(said)}
    >
      <TextInput name="word" label={t(`verb.${word}`)} multiline minRows={3} autoFocus />
    </FormDialog>
  );
}
