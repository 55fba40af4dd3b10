import { useTranslation } from 'react-i18next';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { AreaThemeName } from '#features/workspace/shell-settings/shell-settings.contract.ts';

/** What themes are called on the screen: "Light 1". */
export function useThemeName(): (name: AreaThemeName) => string {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  return (name) => {
    const [, mood, number] = /^(light|dark)(\d+)$/.exec(name) ?? [];
    return mood === undefined
      ? t(`theme.${name}`)
      : t(`theme.${mood}`, { number: formats.number(Number(number)) });
  };
}
