import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useOpenRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import type { DescribedKind, DescribedRecord } from './described-kind.ts';

interface RecordViewProps<Row extends DescribedRecord> {
  kind: DescribedKind<Row>;
  /** The address of its list. */
  list: string;
  children: (record: Row) => ReactNode;
}

/** The record that the path of the address names; an unknown one leads to the list, with a notice. */
export function RecordView<Row extends DescribedRecord>({ kind, list, children }: RecordViewProps<Row>) {
  const { tOpen } = useTranslation(kind.feature);
  const { id = '' } = useParams();
  const read = useOpenRead<{ data: Row }>(kind.read, { params: { id } });
  return (
    <RecordInAddress
      id={id}
      read={read}
      title={tOpen('page.name')}
      unknown={tOpen('page.unknown')}
      list={list}
    >
      {children}
    </RecordInAddress>
  );
}
