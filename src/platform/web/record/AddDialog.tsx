import type { ReactNode } from 'react';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { Endpoint, Sent } from '#platform/contract/endpoint.ts';
import { useOpenWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FormDialog } from '#platform/web/ui/dialogs/FormDialog.tsx';
import type { DescribedKind, DescribedRecord } from './described-kind.ts';

export interface AddingProps<Row> {
  onClose: () => void;
  onAdded?: (record: Row) => void;
}

interface AddDialogProps<
  E extends Endpoint,
  S extends $ZodType,
  Row extends DescribedRecord,
> extends AddingProps<Row> {
  kind: DescribedKind<Row>;
  endpoint: E;
  /** What the form asks; `bodyOf` is what is sent of it, where that is more. */
  schema: S;
  bodyOf?: (values: output<S>) => Sent<E> extends { body: infer Body } ? Body : never;
  defaults: input<S>;
  /** The name under which what is typed survives a reload. */
  draft: string;
  children: ReactNode;
}

/** Adds a record of a kind that is described once: its words are `list.new`, `form.add` and `form.added`. */
export function AddDialog<const E extends Endpoint, S extends $ZodType, Row extends DescribedRecord>({
  kind: { feature, refreshes },
  endpoint,
  schema,
  bodyOf,
  defaults,
  draft,
  onClose,
  onAdded,
  children,
}: AddDialogProps<E, S, Row>) {
  const { tOpen } = useTranslation([feature, 'record']);
  const form = useContractForm(schema, { feature, defaults, draft });
  const add = useOpenWrite<{ data: Row }>(endpoint, { refreshes, handled: form.showFailure });
  const done = ({ data }: { data: Row }) => {
    form.discard();
    onClose();
    showSnackbar({ message: tOpen('form.added', { ref: data.ref }), variant: 'success' });
    onAdded?.(data);
  };
  return (
    <FormDialog
      open
      form={form}
      title={tOpen('list.new')}
      verb={tOpen('form.add')}
      busy={add.isPending}
      onClose={onClose}
      onSubmit={(values) => add.mutate({ body: bodyOf?.(values) ?? values }, { onSuccess: done })}
    >
      {children}
    </FormDialog>
  );
}
