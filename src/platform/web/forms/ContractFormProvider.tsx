import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { ContractForm } from './contract-form.hooks.ts';

/** Gives a form to the inputs in it, which know their field by name and not the form's schema. */
export const ContractFormProvider = <S extends $ZodType>({
  form,
  children,
}: {
  form: ContractForm<S>;
  children: ReactNode;
}) => <FormProvider {...(form as never as ContractForm<$ZodType<never, never>>)}>{children}</FormProvider>;
