import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { textOn } from '#platform/contract/contrast.ts';
import { LevelShape } from '#platform/web/ui/values/LevelShape.tsx';
import type { ModelDetails, ModelLevel } from '../risk-model.contract.ts';
import { levelLimits, withLevel, withNewLevel, withoutLevel } from '../risk-model-draft.rules.ts';
import { useModelWords } from './shared/model-words.hooks.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

const approvers = [
  'Admin',
  'Staff_lead',
  'Staff',
] as const satisfies readonly ModelLevel['acceptance_approver'][];

interface LevelFieldsProps {
  model: ModelDetails;
  errors: Record<string, string>;
  onChange: (model: ModelDetails) => void;
}

/** The levels of a draft, to be named, coloured, added and removed. */
export function LevelFields({ model, errors, onChange }: LevelFieldsProps) {
  const { t } = useTranslation('risk');
  return (
    <Box component="section" aria-labelledby="levels-title">
      <Typography id="levels-title" variant="h2" sx={{ mb: 1 }}>
        {t('model.screen.levels')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {model.levels.toReversed().map((level) => (
          <LevelRow
            key={level.code}
            level={level}
            errors={errors}
            mayGo={model.levels.length > levelLimits.least}
            onChange={(part) => onChange(withLevel(model, level.index, part))}
            onRemove={() => onChange(withoutLevel(model, level.index))}
          />
        ))}
      </Box>
      {model.levels.length < levelLimits.most && (
        <Button
          sx={{ mt: 1 }}
          startIcon={<Plus size={16} aria-hidden />}
          onClick={() => onChange(withNewLevel(model, t('model.screen.new_level')))}
        >
          {t('model.screen.add_level')}
        </Button>
      )}
    </Box>
  );
}

interface LevelRowProps {
  level: ModelLevel;
  errors: Record<string, string>;
  mayGo: boolean;
  onChange: (part: Partial<ModelLevel>) => void;
  onRemove: () => void;
}

function LevelRow({ level, errors, mayGo, onChange, onRemove }: LevelRowProps) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const shippedName = words.levelName({ code: level.code, name: null });
  const name = words.levelName(level);
  const nameError = errors[`levels.${level.index}.name`];
  const days = { level, errors, onChange };
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '40px 1fr 1fr 40px',
        alignItems: 'start',
        columnGap: 1,
        rowGap: 1.5,
      }}
    >
      <ColourInput level={level} name={name} onColour={(colour) => onChange({ colour })} />
      <TextField
        label={t('model.screen.level_number', { number: level.index + 1 })}
        value={level.name ?? ''}
        placeholder={shippedName}
        error={nameError !== undefined}
        helperText={nameError}
        onChange={(event) => onChange({ name: event.target.value === '' ? null : event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ gridColumn: '2 / span 2' }}
      />
      {mayGo ? (
        <IconButton aria-label={t('model.screen.remove_level', { name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      ) : (
        <span />
      )}
      <DaysField {...days} field="review_days" column={2} />
      <DaysField {...days} field="treat_within_days" column={3} />
      <DaysField {...days} field="max_acceptance_days" column={2} />
      <TextField
        select
        label={t('model.screen.acceptance_approver')}
        value={level.acceptance_approver}
        onChange={({ target }) =>
          isIn(approvers, target.value) && onChange({ acceptance_approver: target.value })
        }
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ gridColumn: 3 }}
      >
        {approvers.map((type) => (
          <MenuItem key={type} value={type}>
            {t(`model.screen.approver.${type}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

interface ColourInputProps {
  level: ModelLevel;
  name: string;
  onColour: (colour: string) => void;
}

/** The level's mark in its colour: a click on it chooses another. */
function ColourInput({ level, name, onColour }: ColourInputProps) {
  const { t } = useTranslation('risk');
  return (
    <Box
      title={t('model.screen.colour')}
      component="label"
      sx={{
        position: 'relative',
        width: 40,
        height: 40,
        flex: 'none',
        borderRadius: 1,
        bgcolor: level.colour,
        display: 'grid',
        placeItems: 'center',
        boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 14%)',
        '&:focus-within': { outline: '2px solid var(--primary)', outlineOffset: 2 },
      }}
    >
      <LevelShape index={level.index + 1} colour={textOn(level.colour)} />
      <Box
        component="input"
        type="color"
        aria-label={`${t('model.screen.colour')}: ${name}`}
        value={level.colour.toLowerCase()}
        onChange={(event) => onColour(event.target.value)}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          cursor: 'pointer',
        }}
      />
    </Box>
  );
}

interface DaysFieldProps extends Pick<LevelRowProps, 'level' | 'errors' | 'onChange'> {
  field: 'review_days' | 'treat_within_days' | 'max_acceptance_days';
  column: number;
}

/** A span in days; only that within which a risk is treated may be left open. */
function DaysField({ level, errors, onChange, field, column }: DaysFieldProps) {
  const { t } = useTranslation('risk');
  const error = errors[`levels.${level.index}.${field}`];
  const mayBeOpen = field === 'treat_within_days';
  const daysOf = (text: string) => (text === '' ? (mayBeOpen ? null : 0) : Math.trunc(Number(text)));
  return (
    <TextField
      label={t(`model.screen.${field}`)}
      type="number"
      value={level[field] ?? ''}
      placeholder={mayBeOpen ? t('model.screen.no_limit') : undefined}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => onChange({ [field]: daysOf(event.target.value) })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ gridColumn: column }}
    />
  );
}
