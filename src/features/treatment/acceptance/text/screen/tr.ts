import type { ScreenText } from './en.ts';

export const screen: ScreenText = {
  words: {
    status: {
      submitted: 'Karar bekliyor',
      revoked: 'Geri çekildi',
      stale: 'Geçerliliğini yitirdi',
    },
    flag: {
      awaiting_you: 'Kararınızı bekliyor',
    },
  },
  list: {
    title: 'Risk kabulleri',
    empty: 'Henüz kimse bir riskin kabulünü istemedi. Kabul, riskin sayfasında istenir.',
    none: 'Bu filtrelere uyan kabul yok.',
    filter: {
      any_approver: 'Tüm onaylayanlar',
    },
  },
  page: {
    name: 'Risk kabulü',
    unknown: 'Bu kabul yok ya da onu göremezsiniz.',
    title_one: '{{count}} risk',
    title_other: '{{count}} risk',
    risks: 'Riskler',
    risk_changed: 'Sonradan değişti',
    changed: 'Bir risk, kopyası alındığı zamanki gibi değil. Yeni bir kopya alın ve ona göre karar verin.',
    approver_may_not:
      'Adı verilen kişi, bu seviyedeki ve birimdeki riskler için artık karar veremez. İsteği geri alıp başka birini seçin.',
    first_decision: 'İlk karar',
    decision: 'Karar',
    on_behalf_of: '{{name}} yerine',
    decision_note: 'Karar notu',
    ended: 'Sona erme',
    end_reason: 'Gerekçe',
    reason: {
      risk_worse: 'Bir risk, kabul edildiği durumdan daha kötü oldu.',
      no_risk_left: 'Risklerinden hiçbiri artık kabul edilmiş değil.',
      control_failed: 'Etkili olması beklenen bir kontrol testini geçemedi; kabulün koşulları var.',
    },
  },
  frozen: {
    title: 'Dondurulmuş kopya',
    about: 'Hakkında karar verilen hâli, kelimesi kelimesine; alındığı an:',
    verified: 'Özet değeri doğrulandı',
    broken: 'Özet değeri uyuşmuyor',
    residual_reason: 'Artık derecenin gerekçesi',
    controls: 'Kontroller',
    plans: 'İyileştirme planları',
    none: 'Yok',
    model: 'Matrisin sürümü',
  },
  field: {
    risks: 'Riskler',
    second_approver: 'İkinci onaylayan',
    requester: 'İsteyen',
    justification: 'Gerekçe',
    conditions: 'Koşullar',
    starts_on: 'Kabul başlangıcı',
    expires_on: 'Son gün',
    sha256: 'Kopyanın özet değeri',
  },
  form: {
    justification_help: 'Risk neden üstlenilebilir? En az 20 karakter.',
    conditions_help: 'Bu süre boyunca geçerli kalması gerekenler.',
    latest: 'Riskin seviyesine göre en geç {{day}}.',
    approver_help: 'Riskin seviyesine ve birimine göre onaylayabilecek kişiler.',
    second_approver_help: 'İlk onaydan sonra karar verir. İkisi de parolasıyla ya da bir kodla doğrular.',
  },
  request: {
    title: '{{ref}} için kabul isteyin',
    verb: 'Kabul iste',
    done: '{{ref}} numaralı kabul istendi.',
  },
  rules: {
    title: 'Risk kabulü',
    second_approver: 'En yüksek seviyedeki riskleri iki kişi onaylar',
    second_approver_help:
      'İkincisi, birincisi onayladıktan sonra karar verir. Karar bekleyen istekler, istendikleri gibi karara bağlanır; başka kimse onaylayamıyorsa bir kişi karar verir.',
    saved: 'Kural kaydedildi.',
  },
  section: {
    request: 'Kabul iste',
    renew: 'Yeni kabul iste',
    until: 'son gün',
    by: 'Onaylayan:',
    is_accepted: 'Bu risk kabul edildi.',
    not_accepted:
      'Bu risk için seçilen yol kabul etmek, ancak bunu henüz kimse onaylamadı: risk açık kalıyor.',
    is_asked: 'Kabul karar bekliyor; o zamana kadar risk açık kalıyor.',
    unrated: 'Kabulü istenmeden önce risk derecelendirilir.',
    not_meant: 'Bu risk için başka bir işleme yolu seçildi.',
  },
  verb: {
    name: {
      submit: 'Onaya sun',
      withdraw: 'Geri al',
      refreeze: 'Yeni kopya al',
      revoke: 'Onayı geri çek',
      delete: 'Taslağı sil',
    },
    edit: {
      verb: 'Kaydet',
      done: '{{ref}} kaydedildi.',
    },
    submit: {
      done: '{{ref}} onaya sunuldu.',
    },
    withdraw: {
      done: '{{ref}} yeniden taslak.',
    },
    refreeze: {
      done: '{{ref}} için yeni kopya alındı.',
    },
    delete: {
      done: '{{ref}} silindi.',
    },
    approve: {
      text: 'Riskler, dondurulmuş kopyada göründükleri gibi son güne kadar kabul edilir. Üzerinden zaman geçtiyse parolanız ya da bir kod yeniden sorulur.',
      done: '{{ref}} onaylandı.',
    },
    reject: {
      text: 'Riskler açık kalır. Başka türlü istenebilmesi için nedenini yazın.',
      done: '{{ref}} reddedildi.',
    },
    revoke: {
      title: '{{ref}} onayını geri çek',
      text: 'Başka bir kabul kapsamıyorsa riskler hemen yeniden açılır.',
      verb: 'Geri çek',
      done: '{{ref}} geri çekildi.',
    },
    conflict: {
      stale:
        'Siz açtıktan sonra biri bu kabulü değiştirdi. Yazdıklarınız duruyor; kabulün şimdiki hâline uygulamak için yeniden kaydedin.',
      by: '{{name}}, siz açtıktan sonra bu kabulü değiştirdi. Yazdıklarınız duruyor; kabulün şimdiki hâline uygulamak için yeniden kaydedin.',
      impossible:
        'Bu arada kabul değişti ve bu artık mümkün değil. Yazdıklarınız, siz bu pencereyi kapatana kadar burada durur.',
      impossible_by:
        'Bu arada {{name}} kabulü değiştirdi ve bu artık mümkün değil. Yazdıklarınız, siz bu pencereyi kapatana kadar burada durur.',
    },
  },
  story: {
    action: {
      drafted: 'Taslak oluşturuldu',
      submitted: 'Onaya sunuldu',
      withdrawn: 'Geri alındı',
      refrozen: 'Yeni kopya alındı',
      approved_first: 'İlk onaylayan onayladı',
      revoked: 'Geri çekildi',
      became_stale: 'Geçerliliğini yitirdi',
      superseded: 'Yerini yenisi aldı',
    },
  },
};
