import type { LeavingText } from './en.ts';

export const tr: LeavingText = {
  refusals: {
    holdings_left: 'Açık kayıtlarda hâlâ bu kişinin adı geçiyor. Kimin devralacağını seçin.',
    last_admin: 'Bir kuruluşta en az bir etkin yönetici kalır.',
    own_account: 'Kimse kendi hesabını devre dışı bırakamaz. Başka bir yönetici bırakabilir.',
    kind_unknown: 'Devredilecek böyle bir tür yok.',
  },
  holdings: { department_lead: 'Yönetilen birimler' },
};
