import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { boardColours, type BoardColour } from '#features/board/board/board-status.contract.ts';

/** The colour behind the lists of a board, or none, in the surrounding form. */
export function ColourInput() {
  const { t } = useTranslation(['board-page', 'board-board']);
  const name = useId();
  const { field } = useController<{ colour: BoardColour | null }, 'colour'>({ name: 'colour' });
  return (
    <fieldset className="settings-colours">
      <legend>{t('field.colour')}</legend>
      {[null, ...boardColours].map((colour) => {
        const words = colour === null ? t('settings.no_colour') : t(`words.colour.${colour}`);
        return (
          <label key={colour ?? 'none'} title={words} data-colour={colour ?? undefined}>
            <input
              type="radio"
              name={name}
              checked={field.value === colour}
              onChange={() => field.onChange(colour)}
              onBlur={field.onBlur}
            />
            <span className="visually-hidden">{words}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
