import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { CircleCheck, PencilLine, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { mayCall } from '#platform/contract/access.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ConfirmButton } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { AfterFirstPaint } from '#platform/web/ui/page/AfterFirstPaint.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { discardDraft, saveDraft } from '../../risk-model-draft.contract.ts';
import { withCell } from '../../risk-model-draft.rules.ts';
import type { ModelState } from '../../risk-model.contract.ts';
import { fallsOf } from '../../risk-model.rules.ts';
import { ActivationDialog } from '../ActivationDialog.tsx';
import { AxisFields } from '../AxisFields.tsx';
import { LevelFields } from '../LevelFields.tsx';
import { LevelLegend } from '../LevelLegend.tsx';
import { MatrixGrid } from './MatrixGrid.tsx';
import { ShareFields, ShareList } from '../ShareFields.tsx';
import { PresetMenu } from '../PresetMenu.tsx';
import { useModelDraft } from '../model-draft.hooks.ts';

/** The matrix in use, and for an Admin the draft of the next one. */
export function MatrixTab({ state }: { state: ModelState }) {
  const { t } = useTranslation('risk');
  const formats = useFormats();
  const person = usePerson();
  const mayEdit = mayCall(saveDraft.access, person.type);
  const editor = useModelDraft(state);
  const [isOpened, setOpened] = useState(false);
  const { active, draft } = state;
  if (mayEdit && (draft !== null || editor.isChanged || isOpened))
    return <DraftEditor state={state} editor={editor} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography sx={{ color: 'text.secondary', flex: 1, minWidth: 200 }}>
          {t('model.screen.in_use', { number: active.number, day: formats.day(active.activated_at ?? '') })}
        </Typography>
        {mayEdit && (
          <>
            <PresetMenu onPreset={editor.change} />
            <Button
              variant="contained"
              startIcon={<PencilLine size={16} aria-hidden />}
              onClick={() => setOpened(true)}
            >
              {t('model.screen.edit')}
            </Button>
          </>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
        }}
      >
        <MatrixGrid model={active} />
        <AfterFirstPaint>
          <LevelLegend levels={active.levels} />
        </AfterFirstPaint>
      </Box>
      <AfterFirstPaint>
        <Box sx={{ mt: 4 }}>
          <ShareList model={active} />
        </Box>
      </AfterFirstPaint>
    </>
  );
}

interface DraftEditorProps {
  state: ModelState;
  editor: ReturnType<typeof useModelDraft>;
}

/** The draft, with what may be done with it above its matrix, levels, axes and shares. */
function DraftEditor({ state, editor }: DraftEditorProps) {
  const { t } = useTranslation('risk');
  const { active, draft } = state;
  const { model, errors, change } = editor;
  const [isMeant, setMeant] = useState(false);
  const [isActivating, setActivating] = useState(false);
  const falls = fallsOf(model.matrix).length;

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DraftHeader
        state={state}
        editor={editor}
        falls={falls}
        isMeant={isMeant}
        onActivate={() => setActivating(true)}
      />
      <Typography sx={{ color: 'text.secondary' }}>
        {t('model.screen.draft_about', { active: active.number })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <MatrixGrid model={model} onLevel={(cell, level) => change(withCell(model, cell, level))} />
          <Typography
            variant="caption"
            sx={{ color: 'text.secondary', display: 'block', mt: 1, maxWidth: '60ch' }}
          >
            {t('model.screen.matrix_help', { count: Math.min(9, model.levels.length) })}
          </Typography>
          <FallsNotice falls={falls} isMeant={isMeant} onMeant={setMeant} />
        </Box>
        <LevelFields model={model} errors={errors} onChange={change} />
      </Box>
      <AxisFields model={model} errors={errors} onChange={change} />
      <ShareFields model={model} errors={errors} onChange={(part) => change({ ...model, ...part })} />
      {isActivating && draft !== null && (
        <ActivationDialog state={state} draft={draft} onClose={() => setActivating(false)} />
      )}
    </Box>
  );
}

interface DraftHeaderProps extends DraftEditorProps {
  /** How many cells have a lower level than a neighbour with less likelihood or consequence, and whether that is meant. */
  falls: number;
  isMeant: boolean;
  onActivate: () => void;
}

/** What may be done with the draft: reverted, discarded, saved, activated. */
function DraftHeader({ state, editor, falls, isMeant, onActivate }: DraftHeaderProps) {
  const { t } = useTranslation('risk');
  const { draft } = state;
  const { model, isChanged, errors, change } = editor;
  const save = useWrite(saveDraft);
  const discard = useWrite(discardDraft);
  const isWhole = Object.keys(errors).length === 0 && (falls === 0 || isMeant);
  const number = draft?.number ?? Math.max(...state.versions.map((one) => one.number)) + 1;

  const keep = () =>
    save.mutate(
      {
        body: {
          ...model,
          version: draft?.version ?? null,
          ...(falls > 0 && { confirm_non_monotone: isMeant }),
        },
      },
      {
        onSuccess: () => {
          editor.revert();
          showSnackbar({ message: t('model.screen.saved'), variant: 'success' });
        },
      },
    );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="h2">{t('model.screen.draft', { number })}</Typography>
      {isChanged && <StatusPill tone="warning">{t('model.screen.unsaved')}</StatusPill>}
      <Box sx={{ flex: 1 }} />
      <PresetMenu onPreset={change} />
      {isChanged && <Button onClick={editor.revert}>{t('model.screen.revert')}</Button>}
      {draft !== null && (
        <ConfirmButton
          title={t('model.screen.discard_title', { number })}
          text={t('model.screen.discard_text')}
          verb={t('model.screen.discard')}
          onConfirm={() =>
            discard.mutate({ body: { version: draft.version } }, { onSuccess: () => editor.revert() })
          }
        >
          {t('model.screen.discard')}
        </ConfirmButton>
      )}
      <span
        title={isChanged && falls > 0 && !isMeant ? t('model.screen.falls', { count: falls }) : undefined}
      >
        <Button
          variant={isChanged || draft === null ? 'contained' : 'outlined'}
          disabled={!isChanged || !isWhole || save.isPending}
          onClick={keep}
        >
          {t('model.screen.save')}
        </Button>
      </span>
      {draft !== null && (
        <span title={isChanged ? t('model.screen.save_first') : undefined}>
          <Button variant={isChanged ? 'outlined' : 'contained'} disabled={isChanged} onClick={onActivate}>
            {t('model.screen.activate')}
          </Button>
        </span>
      )}
    </Box>
  );
}

interface FallsNoticeProps {
  falls: number;
  isMeant: boolean;
  onMeant: (isMeant: boolean) => void;
}

/** Whether levels rise with likelihood and consequence; where they fall, somebody says that it is meant. */
function FallsNotice({ falls, isMeant, onMeant }: FallsNoticeProps) {
  const { t } = useTranslation('risk');
  return (
    <Box aria-live="polite" sx={{ mt: 1 }}>
      {falls === 0 ? (
        <StatusPill tone="success" icon={<CircleCheck aria-hidden />}>
          {t('model.screen.monotone')}
        </StatusPill>
      ) : (
        <Alert severity="warning" variant="outlined" icon={<TriangleAlert size={18} aria-hidden />}>
          {t('model.screen.falls', { count: falls })}
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox checked={isMeant} onChange={(_, checked) => onMeant(checked)} />}
            label={t('model.screen.falls_meant')}
          />
        </Alert>
      )}
    </Box>
  );
}
