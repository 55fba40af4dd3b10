import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { inMegabytes } from '#platform/contract/stored-file.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { pictureLimits, pictureTypes, removePicture } from '#features/identity/picture/picture.contract.ts';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';
import { PersonAvatar } from '#features/identity/picture/web/shared/PersonAvatar.tsx';
import { showFreshOwnData } from '#features/identity/person/web/shared/preferences.ts';
import { useChangePicture } from './picture-change.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';

const limit = inMegabytes(pictureLimits.bytes);

/** One's picture: chosen, replaced, removed. */
export function PictureCard() {
  const { t } = useTranslation('workspace-profile');
  const own = useOwnData();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { change, isChanging, problem, forgetProblem } = useChangePicture();
  const remove = useWrite(removePicture);
  const wrong = tooLarge ? t('platform:refusals.too_large', { limit }) : problem;

  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    forgetProblem();
    setTooLarge(file.size > pictureLimits.bytes);
    if (file.size <= pictureLimits.bytes) change(file);
  };
  return (
    <SectionCard roomy title={t('picture.title')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, flexWrap: 'wrap' }}>
        <PersonAvatar name={`${own.first_name} ${own.last_name}`} picture={own.user_image} size={96} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              startIcon={<ImageUp size={16} aria-hidden />}
              disabled={isChanging}
              aria-describedby={helpId}
              onClick={() => input.current?.click()}
            >
              {own.user_image === null ? t('picture.choose') : t('picture.replace')}
            </Button>
            {own.user_image !== null && (
              <Button
                color="inherit"
                disabled={isChanging || remove.isPending}
                onClick={() => remove.mutate({}, { onSuccess: ({ data }) => showFreshOwnData(data) })}
              >
                {t('picture.remove')}
              </Button>
            )}
          </Box>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('picture.choose')}
            accept={pictureTypes.join()}
            onChange={(event) => {
              choose(event.target.files?.[0]);
              // The same file may be chosen again, after it was put right.
              event.target.value = '';
            }}
          />
          <Typography id={helpId} variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            {isChanging ? t('picture.changing') : t('picture.help', { limit })}
          </Typography>
          <Typography role="alert" variant="caption" component="p" color="error" sx={{ mt: wrong ? 0.5 : 0 }}>
            {wrong}
          </Typography>
        </Box>
      </Box>
    </SectionCard>
  );
}
