import { textNow } from '#platform/web/language/text-now.ts';
import { AccountRequestDialog, type AskedPerson } from '../AccountRequestDialog.tsx';

/** For an Admin of whose account something is asked from outside: an entry in the menu of their row. */
export const accountRequestAction = {
  id: 'account_request',
  label: () => textNow('identity-account-request:screen.verb'),
  isFor: ({ request }: AskedPerson) => request !== null,
  Dialog: AccountRequestDialog,
};
