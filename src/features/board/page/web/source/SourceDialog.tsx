import { useWatch } from 'react-hook-form';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import { useKnownPicks, useTyped } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { SelectInput } from '#platform/web/ui/inputs/SelectInput.tsx';
import {
  addSource,
  listSourceChoices,
  sourceKinds,
  type SourceKind,
} from '#features/board/source/board-source.contract.ts';

const nobody: readonly never[] = [];

interface SourceDialogProps {
  board: string;
  /** What is to be there first. */
  onBefore?: () => Promise<void>;
  onClose: () => void;
}

/** Puts a board in step with something: its tasks have cards from then on. */
export function SourceDialog({ board, onBefore, onClose }: SourceDialogProps) {
  const { t } = useTranslation('board-page');
  const form = useContractForm(addSource.body, { feature: 'board-page', defaults: { kind: 'plan' } });
  const add = useWrite(addSource, { refreshes: ['board-card'], handled: form.showFailure });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <FormDialog
      open
      form={form}
      title={t('settings.add_source')}
      verb={t('card.add')}
      busy={add.isPending}
      onClose={onClose}
      onSubmit={async (body) => {
        await onBefore?.();
        add.mutate(
          { params: { board_id: board }, body: body.kind === 'mine' ? { kind: 'mine' } : body },
          {
            onSuccess: () => {
              onClose();
              showSnackbar({ message: t('settings.source_added'), variant: 'success' });
            },
          },
        );
      }}
    >
      <SelectInput
        name="kind"
        label={t('settings.source_kind')}
        choices={sourceKinds.map((value) => ({ value, label: t(`source.${value}`) }))}
      />
      {kind !== 'mine' && <SourcePick key={kind} kind={kind} />}
    </FormDialog>
  );
}

function SourcePick({ kind }: { kind: Exclude<SourceKind, 'mine'> }) {
  const { t } = useTranslation('board-page');
  const [q, onSearch] = useTyped();
  const read = useRead(listSourceChoices, { query: { kind, ...(q && { q }) } }, { keep: true });
  return (
    <PickInput
      name="id"
      label={t('settings.source')}
      none={t('settings.choose_source')}
      picks={useKnownPicks(nobody, read.data?.data)}
      onSearch={onSearch}
    />
  );
}
