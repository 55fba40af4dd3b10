import type { ComplianceAssessmentText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: ComplianceAssessmentText = {
  ...screen,
  refusals: {
    reviewer_unfit: 'Bu kişi değerlendirme onaylayamaz.',
    standard_unknown: 'Böyle bir standart yok ya da yeni değerlendirmelere artık sunulmuyor.',
    group_unknown: 'Standartta böyle bir grup yok ya da gruplarından yalnızca biri seçilebilir.',
    baseline_unknown: 'Bu önceki değerlendirme yok ya da başka bir standarda göre yapılmış.',
    follows_unknown: 'Geçerli olan ve bütününü gördüğünüz değerlendirmeleri seçin.',
    follows_same_standard: 'Başka standartlara göre yapılan değerlendirmeleri seçin.',
    follows_circle: 'Bir değerlendirme ne kendisini ne de kendisini izleyeni izler.',
    follows_too_far: 'Bir yanıt en çok üç adım ilerler: bu bir adım fazla olurdu.',
    followed_by_too_many: 'Onu izleyebilecek kadar değerlendirme zaten izliyor.',
    controls_open: 'Uygulanabilir kontrollerden bazıları henüz tamamlanmadı.',
    own_assessment: 'Lideri olduğunuz veya sunduğunuz değerlendirmeyi başka biri onaylar.',
    period_backwards: 'Dönemin sonu başından önce.',
  },
  holdings: {
    compliance_assessments: 'Süren uyum değerlendirmeleri',
    compliance_lead: 'Lideri olunan uyum değerlendirmeleri',
    compliance_reviewer: 'Gözden geçirilen uyum değerlendirmeleri',
  },
  verb: {
    name: {
      submit: 'Onaya sun',
    },
    conflict: {
      stale:
        'Siz açtıktan sonra biri bu değerlendirmeyi değiştirdi. Yazdıklarınız duruyor; değerlendirmenin şimdiki hâline uygulamak için yeniden kaydedin.',
      by: 'Siz açtıktan sonra {{name}} bu değerlendirmeyi değiştirdi. Yazdıklarınız duruyor; değerlendirmenin şimdiki hâline uygulamak için yeniden kaydedin.',
      impossible:
        'Bu arada değerlendirme değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
      impossible_by:
        'Bu arada {{name}} değerlendirmeyi değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    },
    assign: { title: '{{ref}} kontrolleri atansın', done: 'Kontroller atandı' },
    start: {
      text: 'Yanıtlaması istenen kişilere bundan sonra sorulur.',
    },
    submit: {
      text: 'Karar verilene kadar kimse yanıt değiştiremez.',
    },
    return: {
      text: 'Değerlendirme yeniden sürer. Lider notunuzu görür.',
    },
    approve: {
      text: 'Bütün yanıtlar olduğu gibi dondurulur. Daha önceki dönemlerin değerlendirmeleri geçersiz kalır.',
    },
    reopen: {
      text: 'Onaylanan hâli saklanır; değerlendirme yeniden sürer ve bir kez daha onaylanması gerekir.',
      done: '{{ref}} yeniden sürüyor',
    },
    archive: {
      text: 'Okunabilir kalır, artık değiştirilmez.',
    },
    delete: {
      text: '“{{title}}” listelerden kalkar. Bir yönetici geri getirebilir.',
    },
  },
  story: {
    rule: { later_period: 'Daha sonraki bir dönemin değerlendirmesi onaylandı.' },
    action: {
      assigned: 'Kontroller atandı',
      submitted: 'Onaya sunuldu',
      superseded: 'Yerine yenisi geçti',
      upgraded: 'Standardın başka bir sürümüne yükseltildi',
      kept_apart: 'Yükseltmeyle ayrılanları ayrı tutar',
      soa_published: 'Uygulanabilirlik bildirgesi yayımlandı',
      soa_read: 'Uygulanabilirlik bildirgesi bir dış denetçi tarafından dışa aktarıldı',
      auditor_invited: 'Dış denetçi davet edildi',
      auditor_changed: 'Dış denetçinin son günü değiştirildi',
      auditor_ended: 'Dış denetçinin denetimi sonlandırıldı',
      bulk_changed: 'Birden çok kontrol değiştirildi',
    },
  },
};
