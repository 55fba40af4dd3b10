import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { AreaThemeName } from '#features/workspace/shell-settings/shell-settings.contract.ts';

type Numbered = Extract<AreaThemeName, `${'light' | 'dark'}${number}`>;
const isNumbered = (name: AreaThemeName): name is Numbered => /^(light|dark)\d+$/.test(name);

/** What themes are called on the screen: "Light 1". */
export function useThemeName(): (name: AreaThemeName) => string {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  return (name) => {
    if (!isNumbered(name)) return t(`theme.${name}`);
    const mood = name.startsWith('dark') ? 'dark' : 'light';
    return t(`theme.${mood}`, { number: formats.number(Number(name.slice(mood.length))) });
  };
}
