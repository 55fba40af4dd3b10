import type { HealthText } from './en.ts';

export const tr: HealthText = {
  screen: {
    title: 'Risk sağlığı',
    about:
      'Risk kaydının, planlarının ve kontrollerinin gördüğünüz kısmına ilişkin sürekli denetimler. Her sayı, tam olarak saydığı kayıtları açar.',
    all_pass: 'Tüm denetimler olumlu: risk kaydında ilgi bekleyen bir şey yok.',
    found: 'İlgi bekleyenler',
    passed: 'Olumlu',
  },
  card: { title: 'Sağlık' },
  of: {
    risks_one: '{{shown}} risk',
    risks_other: '{{shown}} risk',
    plans_one: '{{shown}} plan',
    plans_other: '{{shown}} plan',
    controls_one: '{{shown}} kontrol',
    controls_other: '{{shown}} kontrol',
  },
  check: {
    acceptance_missing: {
      title: 'Geçerli kabulü olmayan kabul',
      means: 'Risk kabul edilmiş durumda, ancak bugün geçerli onaylı bir risk kabulü yok.',
    },
    plan_missing: {
      title: 'Risk iştahının üzerinde, planı yok',
      means: 'Artık risk, risk iştahının üzerinde; kabul edilmemiş ve açık bir iyileştirme planı yok.',
    },
    overdue_review: {
      title: 'Gözden geçirme gecikti',
      means: 'Sonraki gözden geçirmenin günü geçti.',
    },
    no_owner: { title: 'Sahibi yok', means: 'Riskten sorumlu kimse yok.' },
    inactive_owner: {
      title: 'Sahibi artık etkin değil',
      means: 'Sahibin hesabı devre dışı bırakıldı: başka birini belirleyin.',
    },
    residual_without_control: {
      title: 'Kontrol olmadan doğal derecenin altında artık risk',
      means: 'Artık derece doğal derecenin altında, ancak bağlı hiçbir kontrol etkili değil.',
    },
    override_lapsing: {
      title: 'Geçersiz kılma sona eriyor',
      means:
        'Elle belirlenen artık derece 14 gün içinde sona eriyor veya sona erdi: gözden geçirmede yeniden belirtin.',
    },
    plan_overdue: {
      title: 'Plan gecikti',
      means: 'Bir iyileştirme planı sürüyor ve son tarihi geçti.',
    },
    control_never_tested: {
      title: 'Uygulanan kontrol hiç test edilmedi',
      means: 'Kontrol uygulanıyor, ancak onaylanmış bir testi henüz yok: o zamana kadar daha az sayılır.',
    },
    duplicate_title: {
      title: 'Aynı başlık iki kez',
      means: 'Başka bir açık riskin başlığı aynı: biri yinelenmiş olabilir.',
    },
  },
};
