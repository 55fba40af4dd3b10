import { follow } from './follow/tr.ts';
import { screen } from './screen/tr.ts';
import type { ControlAssessmentText } from './en.ts';

export const tr: ControlAssessmentText = {
  refusals: {
    carried_unconfirmed: 'Devralınan yanıtı doğrulayın ya da değiştirin.',
    result_missing: 'Önce bir sonuç seçin.',
    evidence_or_reason: 'Kanıt ekleyin ya da neden kanıt olmadığını yazın.',
    exclusion_unexplained: 'Neden uygulanabilir olmadığını yazın.',
    may_not_be_excluded: 'Bu madde her zaman uygulanabilir.',
    applicability_not_yours: 'Neyin uygulanabilir olduğuna değerlendirmenin lideri karar verir.',
    nothing_to_follow: 'İzlenen hiçbir değerlendirmede buna eşlenen bir yanıt yok.',
    not_following: 'Hiçbir kaynağı izlemiyor: yanıtı kendine ait.',
  },
  holdings: {
    control_assessment_owner: 'Sahip olunan uyum değerlendirmesi kontrolleri',
    control_respondent: 'Yanıtlanacak uyum değerlendirmesi kontrolleri',
  },
  verb: {
    name: {
      edit: 'Yanıtla',
      link: 'Bağla',
      unlink: 'Bağlantıyı kaldır',
      follow: 'Kaynakları izle',
      override: 'Kendi yanıtı olarak koru',
      submit: 'Gözden geçirmeye sun',
      return: 'Geri gönder',
      done: 'Tamamlandı olarak işaretle',
    },
    conflict: {
      stale:
        'Siz açtıktan sonra biri bu yanıtı değiştirdi. Yazdıklarınız duruyor; yanıtın şimdiki hâline uygulamak için yeniden kaydedin.',
      by: 'Siz açtıktan sonra {{name}} bu yanıtı değiştirdi. Yazdıklarınız duruyor; yanıtın şimdiki hâline uygulamak için yeniden kaydedin.',
      impossible:
        'Bu arada yanıt değişti ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
      impossible_by:
        'Bu arada {{name}} yanıtı değiştirdi ve bu artık mümkün değil. Yazdıklarınız, bunu kapatana kadar burada durur.',
    },
    reason: 'Gerekçe',
    note: 'Not',
    edit: { title: '{{ref}} yanıtlansın', verb: 'Kaydet', done: 'Kaydedildi' },
    link: { title: '{{ref}} için bağlantı', verb: 'Bağla', done: 'Bağlandı' },
    unlink: {
      title: '{{ref}} bağlantısı kaldırılsın',
      verb: 'Bağlantıyı kaldır',
      done: 'Bağlantı kaldırıldı',
    },
    follow: { title: '{{ref}} kaynaklarını izlesin', verb: 'İzle', done: '{{ref}} kaynaklarını izliyor' },
    override: {
      title: '{{ref}} olduğu gibi korunsun',
      verb: 'Kendi yanıtı olarak koru',
      done: '{{ref}} artık kendi yanıtıyla duruyor',
    },
    submit: {
      title: '{{ref}} gözden geçirmeye sunulsun',
      text: 'Gözden geçirilene kadar kimse yanıtı değiştiremez.',
      verb: 'Sun',
      done: '{{ref}} sunuldu',
    },
    return: {
      title: '{{ref}} geri gönderilsin',
      text: 'Kontrol yeniden sürer. Yanıtlayan notunuzu görür.',
      verb: 'Geri gönder',
      done: '{{ref}} geri gönderildi',
    },
    done: {
      title: '{{ref}} tamamlandı olarak işaretlensin',
      text: 'Yanıtı ve onu gösteren kanıtı gözden geçirdiniz.',
      verb: 'Tamamlandı olarak işaretle',
      done: '{{ref}} tamamlandı',
    },
  },
  ...screen,
  follow,
  field: {
    applicability_state: 'Uygulanabilirlik',
    applicability_reasons: 'Uygulanabilirlik gerekçeleri',
    applicability_text: 'Yazılı gerekçe',
    provider: 'Sağlayıcı',
    result: 'Sonuç',
    implementation_percent: 'Uygulanma oranı',
    maturity_level: 'Olgunluk seviyesi',
    respondents: 'Yanıtlayanlar',
    observation: 'Gözlem',
    no_evidence_reason: 'Neden kanıt yok',
    confirmed: 'Devralınan yanıtlar',
  },
  story: {
    action: {
      answered: 'Yanıtlandı',
      confirmed: 'Devralınan yanıt doğrulandı',
      linked: 'Bağlantı eklendi',
      unlinked: 'Bağlantı kaldırıldı',
      follows: 'Kaynaklarını yeniden izliyor',
      overridden: 'Kendi yanıtı olarak korundu',
      followed: 'Kaynağı izlenerek güncellendi',
      submitted: 'Gözden geçirmeye sunuldu',
      done: 'Tamamlandı',
      left: 'Standardın başka bir sürümüyle değerlendirmeden çıktı',
      reworded: 'Başka sürümde başka sözlerle: onay bekliyor',
      bulk_changed: 'Başkalarıyla birlikte değiştirildi',
      proof_aged: 'Bir kanıt eskidi',
    },
  },
};
