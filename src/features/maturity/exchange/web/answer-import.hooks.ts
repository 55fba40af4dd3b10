import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staleVersion } from '#platform/contract/refusal.ts';
import { isRefusal, type Failure } from '#platform/web/calling/call-failed.ts';
import { upload } from '#platform/web/calling/call.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { importAnswers, type AnswerImport, type AnswerRow, type TakenAnswers } from '../exchange.contract.ts';

/** Which answer holds: the one that is there, or the one of the file. */
export type Pick = 'keep' | 'use';

/** An answer that is another by now has to be picked anew. */
const placeOf = ({ question_id, version }: AnswerRow) => `${question_id} ${version}`;

/** A file of answers in hand: what would become of it, what the person picked, and what was written. */
export function useAnswerImport(id: string) {
  const client = useQueryClient();
  const [preview, setPreview] = useState<AnswerImport>();
  const [picks, setPicks] = useState<Readonly<Record<string, Pick>>>({});
  const [isOvertaken, setOvertaken] = useState(false);
  const send = async (file: File, fields: Record<string, string>, query: { dry_run?: '1' }) =>
    (await upload(importAnswers, file, fields, { params: { id }, query })).data;

  const trying = useMutation<AnswerImport, Failure, File>({
    mutationFn: (file) => send(file, {}, { dry_run: '1' }),
    onSuccess: setPreview,
  });
  const writing = useMutation<AnswerImport, Failure, { file: File; take: TakenAnswers }>({
    mutationFn: ({ file, take }) => send(file, { take: JSON.stringify(take) }, {}),
    onSuccess: () =>
      Promise.all(
        ['maturity', 'maturity-answer', 'maturity-roadmap'].map((subject) =>
          client.invalidateQueries({ queryKey: [subject] }),
        ),
      ),
    onError: (failure, { file }) => {
      if (!isRefusal(failure, staleVersion)) return showFailureSnackbar(failure);
      setOvertaken(true);
      trying.mutate(file);
    },
  });

  const rows = preview?.rows ?? [];
  const conflicts = rows.filter(({ action }) => action === 'conflict');
  const pickOf = (row: AnswerRow): Pick | undefined => picks[placeOf(row)];
  const pick = (some: readonly AnswerRow[], which: Pick) =>
    setPicks({ ...picks, ...Object.fromEntries(some.map((row) => [placeOf(row), which])) });
  const taken = rows.filter(
    (row) => row.action === 'changed' || (row.action === 'conflict' && pickOf(row) === 'use'),
  );
  return {
    preview,
    written: writing.data,
    conflicts,
    pickOf,
    pick,
    taken,
    undecided: conflicts.filter((row) => pickOf(row) === undefined).length,
    isOvertaken,
    isWriting: writing.isPending,
    /** The file on its way to be read. */
    reading: trying.isPending ? trying.variables : undefined,
    failure: trying.error,
    async choose(file: File) {
      setOvertaken(false);
      // Kept as it is now: what is written later is what was shown, whatever happens to the file meanwhile.
      trying.mutate(new File([await file.arrayBuffer()], file.name));
    },
    write() {
      const file = trying.variables;
      if (file === undefined) return;
      writing.mutate({
        file,
        take: Object.fromEntries(taken.map(({ question_id, version }) => [question_id ?? '', version])),
      });
    },
    putAway() {
      setPreview(undefined);
      setPicks({});
      setOvertaken(false);
      writing.reset();
      trying.reset();
    },
  };
}
export type AnswerImportState = ReturnType<typeof useAnswerImport>;
