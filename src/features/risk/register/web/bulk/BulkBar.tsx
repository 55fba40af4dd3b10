import { X } from 'lucide-react';
import { memo, useState } from 'react';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { mostRisks } from '../../risk-bulk.contract.ts';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import type { BulkWish } from './bulk-change.hooks.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkDay, BulkOne, BulkTags } from './BulkFields.tsx';
import '../register-toolbar.css';

interface BulkBarProps {
  chosen: ReadonlyMap<string, RiskRow>;
  onLeave: () => void;
}

/** In place of the filters while risks are chosen: what can be set on all of them. */
export const BulkBar = memo(function BulkBar({ chosen, onLeave }: BulkBarProps) {
  const risks = [...chosen.values()];
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const [wish, setWish] = useState<BulkWish>();
  const tooMany = risks.length > mostRisks;
  return (
    <div className="register-toolbar is-bulk" role="toolbar" aria-label={t('register.bulk.label')}>
      <IconAction label={t('register.bulk.leave')} onClick={onLeave}>
        <X size={16} aria-hidden />
      </IconAction>
      <span className="bulk-count" role="status">
        {t('register.bulk.selected', { count: risks.length })}
      </span>
      {tooMany ? (
        <span>{t('register.bulk.too_many', { count: mostRisks })}</span>
      ) : (
        <>
          <BulkOne field="owner" column="owner_id" onWish={setWish} />
          {!flat && <BulkOne field="department" column="department_id" onWish={setWish} />}
          <BulkOne field="category" column="category_id" onWish={setWish} />
          <BulkOne field="treatment" column="treatment" onWish={setWish} />
          <BulkDay onWish={setWish} />
          <BulkTags column="add_tag_ids" onWish={setWish} />
          <BulkTags column="remove_tag_ids" onWish={setWish} />
        </>
      )}
      {wish && (
        <BulkDialog
          wish={wish}
          risks={risks}
          onClose={() => setWish(undefined)}
          onDone={() => {
            setWish(undefined);
            onLeave();
          }}
        />
      )}
    </div>
  );
});
