import type { PlanText } from '../en.ts';

export const verb: PlanText['verb'] = {
  name: {
    submit: 'Onaya sun',
    agree: 'Yeni tarihi kabul et',
    decline: 'Yeni tarihi reddet',
    withdraw: 'Yeni tarih isteğini geri al',
  },
  conflict: {
    stale:
      'Siz açtıktan sonra biri bu planı değiştirdi. Yazdıklarınız duruyor; planın şimdiki hâline uygulamak için yeniden kaydedin.',
    by: 'Siz açtıktan sonra {{name}} bu planı değiştirdi. Yazdıklarınız duruyor; planın şimdiki hâline uygulamak için yeniden kaydedin.',
    impossible:
      'Bu arada plan değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    impossible_by:
      'Bu arada {{name}} planı değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
  },
  submit: {
    text: 'Karar verilene kadar plan değiştirilemez.',
    done: '{{ref}} sunuldu',
  },
  approve: {
    text: 'Bütçe, bitiş tarihi ve beklenen etki bundan sonra bağlayıcıdır.',
    done: '{{ref}} onaylandı',
  },
  return: {
    text: 'Sunulan plan yeniden taslak olur; tamamlanan plan sürer.',
    done: '{{ref}} geri gönderildi',
  },
  reject: {
    text: 'Plan burada biter. Yeni bir taslağa çoğaltılabilir.',
    done: '{{ref}} reddedildi',
  },
  hold: {
    title: '{{ref}} beklemeye alınsın',
    text: 'Sürdürülene kadar hiçbir şey ilerlemez. Bitiş tarihi değişmez.',
    verb: 'Beklemeye al',
    done: '{{ref}} beklemede',
  },
  resume: { title: '{{ref}} sürdürülsün', verb: 'Sürdür', done: '{{ref}} yeniden sürüyor' },
  complete: {
    title: '{{ref}} tamamlansın',
    text: 'Ardından başka biri doğrular.',
    expects: 'Doğrulandığında {{control}} şu durumu alır: {{status}}.',
    expects_design: 'Bu planın riskleriyle bağlantılarının tasarım gücü {{design}} olur.',
    test: 'İşe yaradığını henüz hiçbir şey göstermiyor: doğrulamadan önce {{control}} için bir test planlayın ya da kanıt ekleyin.',
    result_note: 'Sonuç',
    verb: 'Tamamla',
    done: '{{ref}} tamamlandı',
  },
  validate: {
    title: '{{ref}} doğrulansın',
    text: 'İşe yaradığını onaylarsınız. Kontrol, plandan bekleneni alır ve artık dereceler yeniden hesaplanır.',
    verb: 'Doğrula',
    done: '{{ref}} doğrulandı',
  },
  cancel: {
    text: 'Açık görevleri de iptal edilir.',
    verb: 'Planı iptal et',
    done: '{{ref}} iptal edildi',
  },
  reschedule: {
    title: '{{ref}} ertelensin',
    text: 'Yeni tarihi onaylayan kabul eder; her değişiklik sayılır ve gösterilir.',
    due_on: 'Yeni bitiş tarihi',
    verb: 'Ertele',
    done: '{{ref}} için yeni bitiş tarihi var',
    asked: '{{ref}} için yeni bitiş tarihi istendi',
  },
  agree: {
    title: '{{ref}} için yeni tarih kabul edilsin',
    text: 'Plan bundan sonra yeni tarihte biter.',
    verb: 'Kabul et',
    done: '{{ref}} için yeni bitiş tarihi var',
  },
  decline: {
    title: '{{ref}} için yeni tarih reddedilsin',
    text: 'Bitiş tarihi olduğu gibi kalır. {{name}} gerekçenizi görür.',
    verb: 'Reddet',
    done: 'Bitiş tarihi olduğu gibi kaldı',
  },
  duplicate: {
    title: '{{ref}} çoğaltılsın',
    verb: 'Çoğalt',
    done: '{{ref}} planından yeni bir taslak yapıldı',
  },
  delete: {
    text: '“{{title}}” listelerden kaybolur. Bir yönetici geri getirebilir.',
    done: '{{ref}} silindi',
  },
  restore: { done: '{{ref}} geri getirildi' },
};
