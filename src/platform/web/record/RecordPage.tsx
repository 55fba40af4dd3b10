import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import type { VerbOf } from '#platform/web/workflow/record-kind.ts';
import { MainVerb, verbAction } from '#platform/web/workflow/VerbActions.tsx';
import type { DescribedKind, DescribedRecord, VerbDialogs } from './described-kind.ts';
import { useRecordVerbs, type OwnActs } from './record-verbs.hooks.ts';

interface PagedRecord extends DescribedRecord {
  readonly title: string;
  readonly deleted_at: string | null;
}

interface RecordPageProps<Row extends PagedRecord> {
  kind: DescribedKind<Row>;
  record: Row;
  /** What its verbs ask. */
  dialogs: VerbDialogs<Row>;
  /** Verbs that are begun in a way of their own. */
  acts?: OwnActs<VerbOf<Row>>;
  /** The pill that says where it stands. */
  status: ReactNode;
  /** What is said above all. */
  notice?: ReactNode;
  facts: ReactNode;
  story: ReactNode;
  /** What stands in the middle; a part of it may open the dialog of a verb. */
  children: (open: (verb: VerbOf<Row>) => void) => ReactNode;
}

/** The page of a record: facts at the start, the record itself in the middle, its story at the end; above them what this person may do
 *  now. */
export function RecordPage<Row extends PagedRecord>({
  kind,
  record,
  dialogs: Dialogs,
  acts: own,
  status,
  notice,
  facts,
  story,
  children,
}: RecordPageProps<Row>) {
  const { tOpen } = useTranslation([kind.feature, 'web']);
  const formats = useFormats();
  const { main, further, acts, opened, open } = useRecordVerbs(kind, record, own);
  return (
    <>
      <PageHeader
        title={<span dir="auto">{record.title}</span>}
        name={record.title}
        reference={record.ref}
        status={status}
        action={main && <MainVerb verb={main} acts={acts} />}
        more={further.map((offer) => verbAction(offer, acts))}
      />
      <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2 }}>
        {notice}
        {record.deleted_at && (
          <Alert severity="warning" variant="outlined">
            {tOpen([`${kind.feature}:page.deleted`, 'web:record.deleted'], {
              day: formats.day(record.deleted_at),
            })}
          </Alert>
        )}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr) 348px' },
          }}
        >
          {facts}
          <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children(open)}</Box>
          {story}
        </Box>
      </Box>
      {opened && (
        <Suspense>
          <Dialogs verb={opened} record={record} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
