import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { layoutStyles } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { directionOf } from '#platform/contract/access.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { areas } from '../../theme/themes.rules.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import { LayoutPicture } from './LayoutPicture.tsx';
import { RadioRow } from './RadioRow.tsx';
import { ResetButton } from './ResetButton.tsx';
import { ThemeSelect } from './ThemeSelect.tsx';
import { usePanelSettings } from './panel-settings.hooks.ts';
import { openPanel } from './open-panel.hooks.ts';

/** Everything about the shell that a person chooses; each choice holds at once. */
export function ThemeSettings() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { chosen, change } = usePanelSettings();
  const { layout, theme, direction } = chosen;
  const id = useId();
  return (
    <>
      <Group name={t('panel.layout')}>
        <Box
          role="radiogroup"
          aria-label={t('panel.style_label')}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1.5 }}
        >
          {layoutStyles.map((style) => (
            <ChoiceCard
              key={style}
              group={id}
              value={style}
              label={t(`panel.style.${style}`)}
              isChosen={layout.style === style}
              onChoose={() => change({ layout: { style } })}
            >
              <LayoutPicture style={style} />
            </ChoiceCard>
          ))}
        </Box>
        <LayoutForm layout={layout} />
        <Typography variant="caption" color="textSecondary">
          {t('panel.not_every')}
        </Typography>
      </Group>
      <Group name={t('panel.theme')}>
        {areas.map((area) => (
          <ThemeSelect
            key={area}
            area={area}
            label={t(`panel.area.${area}`)}
            value={theme[area]}
            main={theme.main}
            onChange={(name) => change({ theme: { [area]: name } })}
          />
        ))}
        <Button size="small" onClick={() => openPanel('schemes')} sx={{ justifySelf: 'start' }}>
          {t('panel.to_schemes')}
        </Button>
      </Group>
      <Box sx={{ display: 'grid', gap: 1, px: 0.5 }}>
        {(['customScrollbars', 'animations'] as const).map((what) => (
          <FormControlLabel
            key={what}
            control={
              <Switch size="small" checked={chosen[what]} onChange={(_, isOn) => change({ [what]: isOn })} />
            }
            label={t(what === 'animations' ? 'panel.animations' : 'panel.scrollbars')}
            sx={{ gap: 1, mx: 0 }}
          />
        ))}
        <RadioRow
          label={t('panel.direction')}
          value={direction}
          choices={(['ltr', 'rtl'] as const).map((value) => ({ value, label: t(`panel.${value}`) }))}
          // The language's own direction is not forced: it changes with the language.
          onChange={(next) =>
            change({ direction: next === directionOf(language) ? undefined : (next as 'ltr' | 'rtl') })
          }
        />
      </Box>
      <ResetButton />
    </>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', p: 2, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" id={id}>
        {name}
      </Typography>
      {children}
    </Box>
  );
}
