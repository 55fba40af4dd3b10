import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { listPresets } from '../risk-model-draft.contract.ts';
import type { ModelDetails } from '../risk-model.contract.ts';

/** Ready-made models: choosing one fills the draft in hand, and saves nothing yet. */
export function PresetMenu({ onPreset }: { onPreset: (model: ModelDetails) => void }) {
  const { t } = useTranslation('risk');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const presets = useRead(listPresets, undefined, { enabled: anchor !== null });
  return (
    <>
      <Button
        endIcon={<ChevronDown size={16} aria-hidden />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('model.screen.presets')}
      </Button>
      <Menu
        open={anchor !== null && presets.data !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
      >
        {presets.data?.data.map(({ code, ...model }) => {
          const name = t(`model.preset.${code}`);
          return (
            <MenuItem
              key={code}
              onClick={() => {
                setAnchor(null);
                onPreset(model);
                showSnackbar({ message: t('model.screen.preset_taken', { name }) });
              }}
            >
              {name}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
