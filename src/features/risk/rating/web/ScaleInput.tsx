import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

export interface ScaleStep {
  value: number;
  label: string;
  meaning?: string | undefined;
  /** Why this step cannot be chosen. */
  refusedBecause?: string | undefined;
}

interface ScaleInputProps {
  label: string;
  hint?: ReactNode;
  steps: readonly ScaleStep[];
  value: number | null;
  onValue: (value: number | null) => void;
  children?: ReactNode;
}

/** Steps from least to worst, side by side: arrow keys move, as in every group of choices. */
export function ScaleInput({ label, hint, steps, value, onValue, children }: ScaleInputProps) {
  const { t } = useTranslation('risk');
  const id = useId();
  // Without meanings to read, the steps stand side by side on a phone too: as numbers, the chosen one in words above.
  const isShort = steps.every(({ meaning }) => meaning === undefined);
  const chosen = steps.find((step) => step.value === value);
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{ p: 0, mb: 0.5, width: '100%', display: 'flex', alignItems: 'baseline', gap: 1, minHeight: 28 }}
      >
        <Box component="span" sx={{ fontWeight: 500 }}>
          {label}
        </Box>
        {isShort && chosen && (
          <Box
            component="span"
            aria-hidden
            sx={{ display: { sm: 'none' }, color: 'primary.main', fontWeight: 500 }}
          >
            {chosen.label}
          </Box>
        )}
        {hint && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {hint}
          </Box>
        )}
        <Box sx={{ flex: 1 }} />
        {value !== null && (
          <Button
            size="small"
            sx={{ minHeight: 24, py: 0, px: 1 }}
            aria-label={`${t('assess.clear')}: ${label}`}
            onClick={() => onValue(null)}
          >
            {t('assess.clear')}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 0.75,
          gridTemplateColumns: {
            xs: isShort ? `repeat(${steps.length}, minmax(0, 1fr))` : '1fr',
            sm: `repeat(${steps.length}, minmax(0, 1fr))`,
          },
        }}
      >
        {steps.map((step) => (
          <Step
            key={step.value}
            step={step}
            name={id}
            isChosen={value === step.value}
            isShort={isShort}
            onChoose={() => onValue(step.value)}
          />
        ))}
      </Box>
      {isShort && <ScaleEnds steps={steps} />}
      {children}
    </Box>
  );
}

/** On a phone steps are numbers: what the first and the last mean stands below. */
function ScaleEnds({ steps }: { steps: readonly ScaleStep[] }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: { xs: 'flex', sm: 'none' },
        justifyContent: 'space-between',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span>{steps[0]?.label}</span>
      <span>{steps.at(-1)?.label}</span>
    </Box>
  );
}

interface StepProps {
  step: ScaleStep;
  name: string;
  isChosen: boolean;
  isShort: boolean;
  onChoose: () => void;
}

function Step({ step, name, isChosen, isShort, onChoose }: StepProps) {
  const isRefused = step.refusedBecause !== undefined;
  return (
    <Box
      component="label"
      title={step.refusedBecause}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        columnGap: 1,
        alignItems: { xs: 'baseline', sm: 'flex-start' },
        justifyContent: { xs: isShort ? 'center' : 'flex-start', sm: 'flex-start' },
        p: { xs: isShort ? 1.25 : 1, sm: 1 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: isRefused ? 'not-allowed' : 'pointer',
        opacity: isRefused ? 0.5 : 1,
        '&:has(:checked)': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--primary)' },
        '&:has(:focus-visible)': { outline: '2px solid var(--primary)', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isRefused}
        onChange={onChoose}
        // Seen through its card, which is its label; still there for keyboard and reader.
        sx={{
          position: 'absolute',
          inset: 0,
          opacity: 0,
          width: '100%',
          height: '100%',
          m: 0,
          pointerEvents: 'none',
        }}
      />
      <Box
        component="span"
        sx={{ typography: 'caption', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {step.value}
      </Box>
      <Box
        component="span"
        sx={{
          typography: 'table',
          fontWeight: 500,
          overflowWrap: 'anywhere',
          ...(isShort && {
            position: { xs: 'absolute', sm: 'static' },
            clipPath: { xs: 'inset(50%)', sm: 'none' },
          }),
        }}
      >
        {step.label}
      </Box>
      {step.meaning && (
        <Box
          component="span"
          dir="auto"
          sx={{
            typography: 'caption',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            marginInlineStart: { xs: 'auto', sm: 0 },
          }}
        >
          {step.meaning}
        </Box>
      )}
    </Box>
  );
}
