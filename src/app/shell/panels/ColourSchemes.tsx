import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { ThemeName } from '#features/workspace/shell-settings/shell-settings.contract.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { areas, namedPalette, offeredThemes } from '../../theme/themes.rules.ts';
import { useThemeName } from '#app/theme/theme-name.hooks.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { SchemePicture } from './SchemePicture.tsx';
import { moveInGrid } from './grid-keys.ts';
import { openPanel } from './open-panel.hooks.ts';
import { usePanelSettings } from './panel-settings.hooks.ts';

const columns = 2;

/** Day and night stand side by side; what has no other half stands apart. */
function inPairs(names: readonly ThemeName[]): ThemeName[] {
  const isSingle = (name: ThemeName) => name === 'tenant' || name === 'legacy';
  const pairs = names.filter((name) => !isSingle(name));
  return names.includes('tenant') ? ['tenant', 'legacy', ...pairs] : [...pairs, 'legacy'];
}

/** One theme for all parts of the shell, chosen by its looks. The arrows try the schemes on: what they reach is chosen. */
export function ColourSchemes() {
  const { t } = useTranslation('shell');
  const { direction } = useLanguage();
  const nameOf = useThemeName();
  const { chosen, change } = usePanelSettings();
  const tenant = useOwnData().organization_data.color_schemes.palette;
  const group = useId();
  const { theme } = chosen;
  const scheme = areas.every((area) => theme[area] === theme.main) ? theme.main : undefined;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('panel.scheme_note')}
      </Typography>
      <Button size="small" onClick={() => openPanel('settings')} sx={{ justifySelf: 'start' }}>
        {t('panel.to_settings')}
      </Button>
      <Box
        role="radiogroup"
        aria-label={t('panel.scheme_label')}
        onKeyDown={(event) => moveInGrid(event, columns, direction)}
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 2 }}
      >
        {inPairs(offeredThemes(tenant)).map((name) => (
          <ChoiceCard
            key={name}
            group={group}
            value={name}
            label={nameOf(name)}
            isChosen={scheme === name}
            onChoose={() => change({ theme: { main: name, navbar: name, toolbar: name, footer: name } })}
          >
            <SchemePicture palette={namedPalette(name, name, tenant)} />
          </ChoiceCard>
        ))}
      </Box>
    </>
  );
}
