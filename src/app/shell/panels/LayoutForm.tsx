import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import type { ShellSettings } from '#app/shell/settings/shell-settings.rules.ts';
import { chosenAt, choosing, layoutForm, withoutEffect, type LayoutField } from './layout-form.rules.ts';
import { RadioRow } from './RadioRow.tsx';
import { usePanelSettings } from './panel-settings.hooks.ts';

/** What can be chosen about the layout in use, made from its options: they are data, and layout-form.rules.test.ts holds the texts
 *  to them. */
export function LayoutForm({ layout }: { layout: ShellSettings['layout'] }) {
  const { t, tOpen } = useTranslation('shell');
  const silent = withoutEffect(layout);
  return layoutForm(layout.style).map(({ part, fields }) => {
    const shown = fields.map((field) => {
      const why = silent[field.path];
      const noEffect = why && t(`panel.no_effect.${why}`);
      return <Field key={field.path} field={field} layout={layout} noEffect={noEffect} />;
    });
    return part === undefined ? (
      shown
    ) : (
      <Part key={part} name={tOpen(`panel.area.${part}`)}>
        {shown}
      </Part>
    );
  });
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography variant="h4" component="h4" id={id}>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, mt: 0.5 }}>{children}</Box>
    </Box>
  );
}

interface FieldProps {
  field: LayoutField;
  layout: ShellSettings['layout'];
  noEffect: string | undefined;
}

function Field({ field: { path, choices }, layout, noEffect }: FieldProps) {
  const { tOpen } = useTranslation('shell');
  const id = useId();
  const { change } = usePanelSettings();
  const wordsOf = useValueWords(layout.style);
  const label = tOpen(`panel.option.${path.split('.').at(-1)}`);
  const value = chosenAt(layout.config, path);
  if (typeof choices[0] !== 'boolean')
    return (
      <RadioRow
        label={label}
        value={value as string}
        choices={(choices as readonly string[]).map((choice) => ({
          value: choice,
          label: wordsOf(path, choice),
        }))}
        onChange={(choice) => change(choosing(path, choice))}
        disabledBecause={noEffect}
      />
    );
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={value === true}
            onChange={(_, isOn) => change(choosing(path, isOn))}
            slotProps={{ input: { 'aria-describedby': noEffect && id } }}
          />
        }
        label={label}
        disabled={noEffect !== undefined}
        sx={{ gap: 1, mx: 0 }}
      />
      {noEffect && (
        <Typography variant="caption" color="textSecondary" id={id} sx={{ display: 'block' }}>
          {noEffect}
        </Typography>
      )}
    </Box>
  );
}

/** The words of a choice. Sides are named as they appear: in a mirrored frame (right to left), left and right change places. */
function useValueWords(style: ShellSettings['layout']['style']) {
  const { t, tOpen } = useTranslation('shell');
  const { direction } = useLanguage();
  return (path: string, choice: string): string => {
    if (direction === 'rtl' && (choice === 'left' || choice === 'right'))
      return t(`panel.value.${choice === 'left' ? 'right' : 'left'}`);
    const isBarAmongBars = style !== 'layout1' && path.endsWith('.position');
    return tOpen(`panel.value.${choice}${isBarAmongBars ? '_bar' : ''}`);
  };
}
