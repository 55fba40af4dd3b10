import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { inMegabytes } from '#platform/contract/stored-file.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { useFreshOwnData } from '#features/identity/person/web/shared/fresh-own-data.hooks.ts';
import { logoLimits, logoTypes, removeLogo, type Branding } from '../branding.contract.ts';
import { useChangeLogo } from './logo-change.hooks.ts';

const limit = inMegabytes(logoLimits.bytes);

/** The organisation's logo: chosen, replaced, removed. */
export function LogoCard({ branding: { logo, organization_name } }: { branding: Branding }) {
  const { t } = useTranslation('organisation-branding');
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { change, isChanging, problem } = useChangeLogo();
  const refreshOwnData = useFreshOwnData();
  const remove = useWrite(removeLogo);
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setTooLarge(file.size > logoLimits.bytes);
    if (file.size <= logoLimits.bytes) change(file);
  };
  return (
    <SectionCard roomy title={t('screen.logo')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <ShownLogo logo={logo} name={organization_name} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<ImageUp size={16} aria-hidden />}
              disabled={isChanging}
              aria-describedby={helpId}
              onClick={() => input.current?.click()}
            >
              {t(logo === null ? 'screen.choose' : 'screen.replace')}
            </Button>
            {logo !== null && (
              <Button
                color="inherit"
                disabled={isChanging || remove.isPending}
                onClick={() => remove.mutate({}, { onSuccess: () => void refreshOwnData() })}
              >
                {t('screen.remove')}
              </Button>
            )}
          </Box>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('screen.choose')}
            accept={logoTypes.join()}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // The same file may be chosen again, after it was put right.
              event.target.value = '';
            }}
          />
          <Typography id={helpId} variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            {isChanging ? t('screen.changing') : t('screen.help', { limit })}
          </Typography>
          <Typography role="alert" variant="caption" component="p" color="error">
            {isTooLarge ? t('platform:refusals.too_large', { limit }) : problem}
          </Typography>
        </Box>
      </Box>
    </SectionCard>
  );
}

/** On the colour of the bar that it stands in. */
function ShownLogo({ logo, name }: { logo: string | null; name: string }) {
  const { t } = useTranslation('organisation-branding');
  return (
    <Box
      sx={{
        width: 240,
        height: 80,
        display: 'grid',
        placeContent: 'center',
        borderRadius: 1,
        bgcolor: 'var(--bar)',
        color: 'var(--on-bar)',
        p: 1,
        typography: 'caption',
        textAlign: 'center',
      }}
    >
      {logo === null ? (
        t('screen.none')
      ) : (
        <Box
          component="img"
          src={logo}
          alt={name}
          sx={{ maxWidth: 224, maxHeight: 64, objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}
