import { memo, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { BulkBar as BulkFrame } from '#platform/web/workflow/bulk/BulkBar.tsx';
import { BulkDialog } from '#platform/web/workflow/bulk/BulkDialog.tsx';
import {
  useBulkChange,
  type BulkSay,
  type BulkRequest,
} from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import { changeManyRisks, mostRisks, type BulkSet } from '../../risk-bulk.contract.ts';
import { BulkDay, BulkOne, BulkTags } from './BulkFields.tsx';

interface BulkBarProps {
  chosen: ReadonlyMap<string, RiskRow>;
  onLeave: () => void;
}

/** In place of the filters while risks are chosen: what can be set on all of them. */
export const BulkBar = memo(function BulkBar({ chosen, onLeave }: BulkBarProps) {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const [wish, setWish] = useState<BulkRequest<BulkSet>>();
  const tooMany = chosen.size > mostRisks;
  return (
    <BulkFrame
      label={t('register.bulk.label')}
      selected={t('register.bulk.selected', { count: chosen.size })}
      leave={t('register.bulk.leave')}
      onLeave={onLeave}
    >
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
        <Change
          wish={wish}
          risks={[...chosen.values()]}
          onClose={() => setWish(undefined)}
          onDone={() => {
            setWish(undefined);
            onLeave();
          }}
        />
      )}
    </BulkFrame>
  );
});

interface ChangeProps {
  wish: BulkRequest<BulkSet>;
  risks: readonly RiskRow[];
  onClose: () => void;
  onDone: () => void;
}

function Change({ risks, ...dialog }: ChangeProps) {
  const { t } = useTranslation('risk');
  const say: BulkSay = (word, count) => t(`register.bulk.${word}`, { count });
  const bulk = useBulkChange<BulkSet>({
    endpoint: changeManyRisks,
    chosen: { risks: risks.map(({ id, version }) => ({ id, version })) },
    refreshes: ['risk'],
    say,
  });
  return <BulkDialog {...dialog} feature="risk" count={risks.length} bulk={bulk} say={say} />;
}
