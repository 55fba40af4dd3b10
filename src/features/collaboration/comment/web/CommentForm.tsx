import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { useController, FormProvider } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useContractForm, type ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { submitOnKeys } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { remark } from '#platform/contract/wording.ts';

const schema = z.strictObject({ body: remark });
type Sending = (
  body: string,
  callbacks: { done: () => void; failed: ContractForm<typeof schema>['showFailure'] },
) => void;

interface CommentFormProps {
  label: string;
  verb: string;
  /** The name its draft survives a reload under. */
  draft: string;
  text?: string;
  busy: boolean;
  autoFocus?: boolean;
  /** Where somebody came from to write here: each time anew it has the focus. */
  focusedAt?: string | undefined;
  onSend: Sending;
  onCancel?: () => void;
}

/** Where something is said: Ctrl or Cmd with Enter sends it, and what was typed survives a reload. */
export function CommentForm({
  label,
  verb,
  draft,
  text = '',
  busy,
  autoFocus,
  focusedAt,
  onSend,
  onCancel,
}: CommentFormProps) {
  const { t } = useTranslation('collaboration-comment');
  const defaults = useMemo(() => ({ body: text }), [text]);
  const form = useContractForm(schema, { feature: 'collaboration-comment', defaults, draft });
  const { setFocus } = form;
  useEffect(() => {
    if (focusedAt !== undefined) setFocus('body');
  }, [focusedAt, setFocus]);
  const send = form.handleSubmit(({ body }) =>
    onSend(body, { done: form.discard, failed: (failure: Failure) => form.showFailure(failure) }),
  );
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void send(event)}
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
          submitOnKeys(event);
          if (event.key === 'Escape' && onCancel) {
            event.stopPropagation();
            onCancel();
          }
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        <Body label={label} autoFocus={autoFocus ?? false} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Button type="submit" size="small" variant="contained" disabled={busy}>
            {verb}
          </Button>
          {onCancel && (
            <Button size="small" onClick={onCancel}>
              {t('comment.cancel')}
            </Button>
          )}
          <Box sx={{ flex: 1 }} />
          <Box
            component="span"
            sx={{ typography: 'caption', color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}
          >
            {t('comment.keys', { keys: isMac ? '⌘ ↵' : 'Ctrl ↵' })}
          </Box>
        </Box>
      </Box>
    </FormProvider>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function Body({ label, autoFocus }: { label: string; autoFocus: boolean }) {
  const { field, fieldState } = useController({ name: 'body' });
  return (
    <div>
      <OutlinedInput
        fullWidth
        multiline
        minRows={2}
        size="small"
        autoFocus={autoFocus}
        placeholder={label}
        inputRef={field.ref}
        value={field.value as string}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error !== undefined && fieldState.isDirty}
        inputProps={{ 'aria-label': label, dir: 'auto' }}
      />
      {fieldState.isDirty && <FormHelperText error>{fieldState.error?.message}</FormHelperText>}
    </div>
  );
}
