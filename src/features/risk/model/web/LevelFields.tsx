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
  const at = `levels.${level.index}`;
  const number = (text: string) => (text === '' ? null : Math.trunc(Number(text)));
  const name = words.levelName(level);
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
          onChange={(event) => onChange({ colour: event.target.value })}
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
      <TextField
        label={t('model.screen.level_number', { number: level.index + 1 })}
        value={level.name ?? ''}
        placeholder={shippedName}
        error={errors[`${at}.name`] !== undefined}
        helperText={errors[`${at}.name`]}
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
      <TextField
        label={t('model.screen.review_days')}
        type="number"
        value={level.review_days}
        error={errors[`${at}.review_days`] !== undefined}
        helperText={errors[`${at}.review_days`]}
        onChange={(event) => onChange({ review_days: number(event.target.value) ?? 0 })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ gridColumn: 2 }}
      />
      <TextField
        label={t('model.screen.treat_within_days')}
        type="number"
        value={level.treat_within_days ?? ''}
        placeholder={t('model.screen.no_limit')}
        error={errors[`${at}.treat_within_days`] !== undefined}
        helperText={errors[`${at}.treat_within_days`]}
        onChange={(event) => onChange({ treat_within_days: number(event.target.value) })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ gridColumn: 3 }}
      />
      <TextField
        label={t('model.screen.max_acceptance_days')}
        type="number"
        value={level.max_acceptance_days}
        error={errors[`${at}.max_acceptance_days`] !== undefined}
        helperText={errors[`${at}.max_acceptance_days`]}
        onChange={(event) => onChange({ max_acceptance_days: number(event.target.value) ?? 0 })}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ gridColumn: 2 }}
      />
      <TextField
        select
        label={t('model.screen.acceptance_approver')}
        value={level.acceptance_approver}
        onChange={(event) =>
          onChange({ acceptance_approver: event.target.value as ModelLevel['acceptance_approver'] })
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
