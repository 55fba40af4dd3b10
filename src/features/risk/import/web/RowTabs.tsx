import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { rowActions, type RowAction } from '../risk-import.contract.ts';

/** The kinds of rows with their numbers. */
export function RowTabs({
  counts,
  chosen,
  onChoose,
}: {
  counts: Record<RowAction, number>;
  chosen: RowAction;
  onChoose: (action: RowAction) => void;
}) {
  const { t } = useTranslation('risk-import');
  const formats = useFormats();
  return (
    <Tabs
      value={chosen}
      onChange={(_, action: RowAction) => onChoose(action)}
      aria-label={t('screen.check.rows')}
      variant="scrollable"
      allowScrollButtonsMobile
    >
      {rowActions.map((action) => (
        <Tab
          key={action}
          value={action}
          id={`rows-tab-${action}`}
          aria-controls="rows-panel"
          label={`${t(`screen.check.action.${action}`)} ${formats.number(counts[action])}`}
        />
      ))}
    </Tabs>
  );
}
