import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { editorTabs, type EditorTab } from './framework-editor-address.ts';

interface EditorTabsProps {
  current: EditorTab;
  /** How much is left to translate in each. */
  left: Readonly<Record<EditorTab, number>>;
  onTab: (chosen: EditorTab) => void;
}

/** The parts of a framework that are written. */
export function EditorTabs({ current, left, onTab }: EditorTabsProps) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  return (
    <Tabs
      value={current}
      onChange={(_, chosen: EditorTab) => onTab(chosen)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('editor.parts')}
    >
      {editorTabs.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`tab-${one}`}
          aria-controls={`panel-${one}`}
          label={
            <span className="framework-tab">
              {t(`editor.tab.${one}`)}
              {left[one] > 0 && (
                <span
                  className="framework-count"
                  data-tone="warning"
                  aria-label={t('editor.untranslated', { count: left[one] })}
                >
                  {formats.number(left[one])}
                </span>
              )}
            </span>
          }
        />
      ))}
    </Tabs>
  );
}
