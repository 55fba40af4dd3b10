import type { LeavingText } from './en.ts';

export const tr: LeavingText = {
  refusals: {
    holdings_left: 'Açık kayıtlarda hâlâ bu kişinin adı geçiyor. Kimin devralacağını seçin.',
    own_account: 'Kimse kendi hesabını devre dışı bırakamaz. Başka bir yönetici bırakabilir.',
    kind_unknown: 'Devredilecek böyle bir tür yok.',
  },
  dialog: {
    title: '{{name}} adlı kişiyi devre dışı bırak',
    about: 'Oturumu hemen kapanır ve yeniden etkinleştirilene kadar oturum açamaz. Yaptıklarında adı kalır.',
    nothing: 'Açık kayıtlarda bu kişinin adı geçmiyor.',
    everything_one: 'Açık olan 1 kaydın yeni sahibi',
    everything_other: 'Açık {{number}} kaydın hepsinin yeni sahibi',
    new_owner: 'Yeni sahip: {{kind}}',
    nobody: 'Henüz kimse',
    by_department: 'Birime göre',
    together: 'Birlikte',
    in_department: '{{name}} ({{number}})',
    goes_one: '1 kayıt devredilecek.',
    goes_other: '{{number}} kayıt devredilecek.',
    refused_one: '1 kayıt kalacak: yeni sahibi onu görmüyor ya da üstlenemez.',
    refused_other: '{{number}} kayıt kalacak: yeni sahibi onları görmüyor ya da üstlenemez.',
    left_one: '1 kaydın henüz yeni sahibi yok.',
    left_other: '{{number}} kaydın henüz yeni sahibi yok.',
    count: 'Devri denetle',
    hand_over_and_end: 'Devret ve devre dışı bırak',
    end: 'Devre dışı bırak',
    done_zero: '{{name}} devre dışı bırakıldı.',
    done_one: '{{name}} devre dışı bırakıldı; 1 kaydın yeni sahibi var.',
    done_other: '{{name}} devre dışı bırakıldı; {{number}} kaydın yeni sahibi var.',
  },
  reactivate: {
    verb: 'Yeniden etkinleştir',
    title: '{{name}} adlı kişiyi yeniden etkinleştir',
    about:
      'Eski türü ve birimleriyle yeniden oturum açabilir. Devredilenler devralanlarda kalır; sona eren API belirteçleri geri gelmez.',
    done: '{{name}} yeniden etkin.',
  },
  holdings: { department_lead: 'Yönetilen birimler' },
};
