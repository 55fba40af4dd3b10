import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import * as z from 'zod/mini';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { useContractForm, type ContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { submitOnKeys } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { remark } from '#platform/contract/wording.ts';
import { useFileSending } from '#features/collaboration/file/web/shared/file-sending.hooks.ts';
import { FileButton } from '#features/collaboration/file/web/shared/FileButton.tsx';
import { FilesOnTheirWay } from '#features/collaboration/file/web/shared/FilesOnTheirWay.tsx';
import type { CommentedType, Mention } from '../comment.contract.ts';
import { stillMentioned } from '../mention.rules.ts';
import { CommentInput } from './CommentInput.tsx';

const schema = z.strictObject({
  body: remark,
  mentions: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
});
/** What is sent: the text, the ids of those it mentions, and of the files that came in for it. */
interface Said {
  body: string;
  mentions: string[];
  file_ids?: string[];
}
type Sending = (
  said: Said,
  callbacks: { done: () => void; failed: ContractForm<typeof schema>['showFailure'] },
) => void;

const none: readonly Mention[] = [];

interface CommentFormProps {
  /** The record. */
  about: { object_type: CommentedType; id: string };
  label: string;
  verb: string;
  /** The name its draft survives a reload under. */
  draft: string;
  text?: string;
  mentions?: readonly Mention[];
  busy: boolean;
  /** Whether files can be sent with it. */
  takesFiles?: boolean;
  autoFocus?: boolean;
  /** Where somebody came from to write here: each time anew it has the focus. */
  focusedAt?: string | undefined;
  onSend: Sending;
  onCancel?: () => void;
}

/** Where something is said: Ctrl or Cmd with Enter sends it, and what was typed survives a reload. */
export function CommentForm({
  about,
  label,
  verb,
  draft,
  text = '',
  mentions = none,
  busy,
  takesFiles = false,
  autoFocus,
  focusedAt,
  onSend,
  onCancel,
}: CommentFormProps) {
  const { t } = useTranslation('collaboration-comment');
  const defaults = useMemo(() => ({ body: text, mentions: [...mentions] }), [text, mentions]);
  const form = useContractForm(schema, { feature: 'collaboration-comment', defaults, draft });
  const sending = useFileSending({ purpose: 'comment', object_type: about.object_type, object_id: about.id });
  const { setFocus } = form;
  useEffect(() => {
    if (focusedAt !== undefined) setFocus('body');
  }, [focusedAt, setFocus]);
  const send = form.handleSubmit(({ body, mentions: all }) =>
    onSend(
      {
        body,
        mentions: stillMentioned(body, all).map(({ id }) => id),
        ...(sending.ids.length > 0 && { file_ids: sending.ids }),
      },
      {
        done: () => {
          form.discard();
          sending.clear();
        },
        failed: (failure: Failure) => form.showFailure(failure),
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending.isBusy) void send(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
          submitOnKeys(event);
          if (event.key === 'Escape' && onCancel) {
            event.stopPropagation();
            onCancel();
          }
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        <CommentInput about={about} label={label} autoFocus={autoFocus ?? false} />
        <FilesOnTheirWay sending={sending} />
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Button type="submit" size="small" variant="contained" disabled={busy || sending.isBusy}>
            {verb}
          </Button>
          {onCancel && (
            <Button size="small" onClick={onCancel}>
              {t('web:cancel')}
            </Button>
          )}
          {takesFiles && <FileButton label={t('comment.attach')} multiple onFiles={sending.add} />}
          <Box sx={{ flex: 1 }} />
          <Box
            component="span"
            sx={{ typography: 'caption', color: 'text.secondary', display: { xs: 'none', md: 'inline' } }}
          >
            {`${t('comment.mention_keys')} · ${t('comment.keys', { keys: isMac ? '⌘ ↵' : 'Ctrl ↵' })}`}
          </Box>
        </Box>
      </Box>
    </FormProvider>
  );
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
