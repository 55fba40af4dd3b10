import i18next from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { safeParseAsync, type $ZodType, type input, type output } from 'zod/v4/core';
import { explainIssue, fieldOf, type InputError } from '#platform/contract/input-errors.ts';
import { CallFailed, type Failure } from '#platform/web/calling/call-failed.ts';
import { draftKey, forgetDraft, keepDraft, readDraft } from './drafts.ts';

/** The text of an input error, the same as the server's: the feature's own words before the platform's. Which errors there are is
 *  data; tests/contract.test.ts holds the texts to it. */
export const inputText = (feature: Namespace, { key, values }: InputError): string =>
  i18next.t([`${feature}:input.${key}`, `platform:input.${key}`, 'platform:input.invalid_value'], values);

/** What a form holds: a schema of anything but an object has no form. */
type FieldsOf<S extends $ZodType> = Extract<input<S>, FieldValues>;

function resolverOf<S extends $ZodType>(
  schema: S,
  feature: Namespace,
): Resolver<FieldsOf<S>, unknown, output<S>> {
  return async (values) => {
    const parsed = await safeParseAsync(schema, values, { reportInput: true });
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of parsed.error.issues.toReversed()) {
      set(errors, fieldOf(issue), { type: issue.code, message: inputText(feature, explainIssue(issue)) });
    }
    return { values: {}, errors } as never;
  };
}

export interface ContractForm<S extends $ZodType> extends UseFormReturn<FieldsOf<S>, unknown, output<S>> {
  /** Puts a server's `errors` at their inputs. False when there were none to show, so that the caller shows the failure. */
  showFailure(failure: Failure): boolean;
  /** A draft from an earlier visit was put back. */
  restored: boolean;
  /** Empties the form and forgets its draft; after sending, too. */
  discard(): void;
}

/** What a form begins with: what nobody may choose beforehand is left open. */
export type Beginning<S extends $ZodType> = input<S> | { [Key in keyof input<S>]: input<S>[Key] | undefined };

export interface FormOptions<S extends $ZodType> {
  /** Whose texts explain the errors. */
  feature: Namespace;
  defaults: Beginning<S>;
  /** The name under which what is typed survives a reload. */
  draft?: string | undefined;
}

/** A form checked by a contract's schema, with the server's own texts. */
export function useContractForm<S extends $ZodType>(
  schema: S,
  { feature, defaults, draft }: FormOptions<S>,
): ContractForm<S> {
  const { i18n } = useTranslation(feature);
  const form = useForm<FieldsOf<S>, unknown, output<S>>({
    resolver: resolverOf(schema, feature),
    defaultValues: defaults as DefaultValues<FieldsOf<S>>,
    mode: 'onTouched',
  });
  const { restored, forget } = useDraft(form as never, draft);

  // Errors on the screen follow the language.
  const { language } = i18n;
  const { trigger, formState } = form;
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    if (Object.keys(formState.errors).length > 0) void trigger();
  }, [language, trigger, formState]);

  const showFailure = useCallback(
    (failure: Failure) => {
      if (!(failure instanceof CallFailed) || failure.body.errors === undefined) return false;
      const known = Object.entries(failure.body.errors).filter(([field]) =>
        isRegistered(form.control, field),
      );
      for (const [index, [field, messages]] of known.entries()) {
        form.setError(
          field as Path<FieldsOf<S>>,
          { type: 'server', message: messages[0] ?? failure.body.message },
          { shouldFocus: index === 0 },
        );
      }
      return known.length === Object.keys(failure.body.errors).length;
    },
    [form],
  );
  const discard = useCallback(() => {
    forget();
    form.reset(defaults as DefaultValues<FieldsOf<S>>);
  }, [form, forget, defaults]);
  return { ...form, showFailure, restored, discard };
}

const isRegistered = (control: { _names: { mount: Set<string> } }, field: string) =>
  control._names.mount.has(field) ||
  [...control._names.mount].some((name) => name.startsWith(`${field}.`) || field.startsWith(`${name}.`));

/** Keeps what is typed, and puts it back after a reload. */
function useDraft(form: UseFormReturn, name: string | undefined) {
  // Found once: a session that ends under the form must not change whose draft it is.
  const key = useMemo(() => (name === undefined ? undefined : draftKey(name)), [name]);
  const [restored, setRestored] = useState(false);
  const { reset, getValues, watch, formState } = form;
  const stopped = useRef(false);
  // Reading it here is what makes the form follow it.
  const { isDirty } = formState;

  useEffect(() => {
    if (key === undefined) return undefined;
    let gone = false;
    const restore = async () => {
      const values = await readDraft<FieldValues>(key);
      // Who has begun to type goes on with that.
      if (gone || values === undefined || form.formState.isDirty) return;
      reset(values, { keepDefaultValues: true });
      setRestored(true);
    };
    void restore();
    return () => {
      gone = true;
    };
  }, [key, reset, form]);

  useEffect(() => {
    if (key === undefined || !isDirty) return undefined;
    stopped.current = false;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (!stopped.current) void keepDraft(key, getValues());
    };
    const subscription = watch(() => {
      clearTimeout(waiting);
      waiting = setTimeout(keep, 400);
    });
    keep();
    return () => {
      subscription.unsubscribe();
      if (waiting !== undefined) {
        clearTimeout(waiting);
        keep();
      }
    };
  }, [key, isDirty, watch, getValues]);

  const forget = useCallback(() => {
    stopped.current = true;
    setRestored(false);
    if (key !== undefined) void forgetDraft(key);
  }, [key]);
  return { restored, forget };
}
