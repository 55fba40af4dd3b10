import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PersonAvatar } from '#features/identity/picture/web/shared/PersonAvatar.tsx';
import type { CommentedType, Mention } from '../comment.contract.ts';
import { mentionAt, withMention, type MentionTyped } from '../mention.rules.ts';
import { useMentionList } from './mention-list.hooks.ts';

interface CommentInputProps {
  /** The record: whoever sees it can be mentioned. */
  about: { object_type: CommentedType; id: string };
  label: string;
  autoFocus: boolean;
}

/** The fields `body` and `mentions` of the surrounding form: text in which an @ offers people. */
export function CommentInput({ about, label, autoFocus }: CommentInputProps) {
  const { field, fieldState } = useController<{ body: string }, 'body'>({ name: 'body' });
  const mentions = useController<{ mentions: Mention[] }, 'mentions'>({ name: 'mentions' });
  const [typed, setTyped] = useState<MentionTyped>();
  const input = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const text = field.value;
  const mentioned = mentions.field.value;

  // The caret follows a chosen name once the name stands there.
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const follow = () => {
    const { current } = input;
    setTyped(
      current === null || current.selectionStart !== current.selectionEnd
        ? undefined
        : mentionAt(current.value, current.selectionStart),
    );
  };
  const { people, list, inputProps, onKeyDown } = useMentionList({
    about,
    typed,
    onChoose: ({ id, name }) => {
      if (typed === undefined) return;
      const next = withMention(text, typed, name);
      caret.current = next.caret;
      setTyped(undefined);
      field.onChange(next.text);
      mentions.field.onChange([...mentioned.filter((one) => one.id !== id), { id, name }]);
    },
  });
  const error = fieldState.isDirty ? (fieldState.error?.message ?? mentions.fieldState.error?.message) : '';
  return (
    <Box sx={{ position: 'relative' }}>
      <OutlinedInput
        fullWidth
        multiline
        minRows={2}
        size="small"
        autoFocus={autoFocus}
        placeholder={label}
        inputRef={(element: HTMLTextAreaElement | null) => {
          input.current = element;
          field.ref(element);
        }}
        value={text}
        onChange={(event) => {
          field.onChange(event);
          follow();
        }}
        onSelect={follow}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        error={fieldState.error !== undefined && fieldState.isDirty}
        inputProps={{ 'aria-label': label, dir: 'auto', ...inputProps }}
      />
      {people.length > 0 && <MentionList people={people} list={list} />}
      {error !== undefined && error !== '' && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

/** Whom one may mention, below the text. */
function MentionList({ people, list }: Pick<ReturnType<typeof useMentionList>, 'people' | 'list'>) {
  const { t } = useTranslation('collaboration-comment');
  return (
    <Box
      role="listbox"
      id={list.listId}
      aria-label={t('comment.mentionable')}
      sx={{
        position: 'absolute',
        zIndex: 'modal',
        insetInline: 0,
        top: '100%',
        mt: 0.5,
        maxHeight: 260,
        overflow: 'auto',
        p: 0.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: 4,
      }}
    >
      {people.map(({ id, name, user_image }) => (
        <Box
          key={id}
          {...list.optionProps(id)}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 36,
            px: 1,
            borderRadius: '6px',
            cursor: 'pointer',
            '&[aria-selected=true]': { bgcolor: 'action.selected' },
          }}
        >
          <PersonAvatar name={name} picture={user_image} size={24} />
          <bdi>{name}</bdi>
        </Box>
      ))}
    </Box>
  );
}
