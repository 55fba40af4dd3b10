import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileSpreadsheet, Send } from 'lucide-react';
import { useRef } from 'react';
import { personTypes } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { ListPreview } from './ListPreview.tsx';
import { useInviteList } from './invite-list.hooks.ts';
import { ContractFormProvider } from '#platform/web/forms/ContractFormProvider.tsx';

/** The way out beside the button: in words before and after somebody was invited. */
interface Leaving {
  before: string;
  after: string;
  onClick: () => void;
  disabled?: boolean;
}

/** Asks people to join: addresses pasted, or a CSV file; each line with its mistakes before anything is sent, and with what became of
 *  it after. */
export function InviteForm({ leave }: { leave: Leaving }) {
  const { t } = useTranslation('organisation-invitation');
  const { form, departments, flat, people, ready, sent, total, failure, isSending, isOver, ...acts } =
    useInviteList();
  const hasInvited = sent.size > 0;
  const isFresh = !isSending && !isOver;

  return (
    <ContractFormProvider form={form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void acts.send();
        }}
        sx={{ maxWidth: 720 }}
      >
        {isFresh && <PeopleFields departments={departments} flat={flat} readFile={acts.readFile} />}
        {people.length > 0 && <ListPreview people={people} sent={sent} isFlat={flat} />}
        {isSending && (
          <Box role="status" sx={{ my: 2 }}>
            {t('invite.sending', { done: sent.size, total })}
          </Box>
        )}
        {failure !== undefined && (
          <Alert severity="error" variant="outlined" sx={{ my: 2 }}>
            {failureText(failure)}
          </Alert>
        )}
        {isOver && hasInvited && (
          <Alert severity="success" variant="outlined" sx={{ my: 2 }} role="status">
            {t('invite.sent', { count: sent.size })}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {isOver ? (
            <Button onClick={acts.again}>{t('invite.more')}</Button>
          ) : (
            <Button
              type="submit"
              variant="contained"
              startIcon={<Send size={16} aria-hidden />}
              disabled={ready.length === 0 || isSending}
            >
              {t('invite.send', { count: ready.length })}
            </Button>
          )}
          <Button
            variant={hasInvited ? 'contained' : 'text'}
            disabled={leave.disabled ?? false}
            onClick={leave.onClick}
          >
            {hasInvited ? leave.after : leave.before}
          </Button>
        </Box>
      </Box>
    </ContractFormProvider>
  );
}

/** Who is invited, pasted or from a file, and as what those come of whom the list does not say it. */
function PeopleFields({
  departments,
  flat,
  readFile,
}: Pick<ReturnType<typeof useInviteList>, 'departments' | 'flat' | 'readFile'>) {
  const { t } = useTranslation('organisation-invitation');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <TextInput
        name="text"
        label={t('invite.text')}
        help={t('invite.text_help')}
        multiline
        minRows={4}
        autoFocus
      />
      <Button
        startIcon={<FileSpreadsheet size={16} aria-hidden />}
        onClick={() => input.current?.click()}
        sx={{ mb: 2 }}
      >
        {t('invite.file')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        hidden
        aria-label={t('invite.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void readFile(file);
          target.value = '';
        }}
      />
      <SelectInput
        name="type"
        label={t('invite.type')}
        help={t('invite.applies')}
        choices={personTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      {!flat && (
        <PicksInput
          name="department_ids"
          label={t('invite.departments')}
          help={t('invite.applies')}
          picks={departments}
          none={t('invite.no_departments')}
          optional
        />
      )}
    </>
  );
}
