import type { SecurityText } from './en.ts';

export const tr: SecurityText = {
  screen: {
    title: 'Güvenlik',
    saved: 'Güvenlik kuralları kaydedildi',
    sign_in: 'Oturum açma',
    second_factor: 'İkinci faktörü zorunlu kıl',
    second_factor_help:
      'Olmayanlar bir sonraki oturum açışta her şeyden önce bir tane ayarlar. O zaman parolalar {{least}} yerine {{with_factor}} karakterle yeterli olur.',
    listed: 'Kuruluşu oturum açarken öner',
    listed_help:
      'Doğrulanmış bir alan adındaki adresini yazanlar kuruluşu bulur. Aksi hâlde bağlantıyla ya da kısa adla gelinir.',
    sessions: 'Oturumlar',
    idle: 'İşlemsiz dakika',
    idle_help: 'Hiçbir şey yapılmadan {{from}} ile {{to}} dakika arasında bir süre geçince oturum sona erer.',
    hours: 'Oturum açıldıktan sonraki saat',
    hours_help:
      'Ne yapılırsa yapılsın oturum {{from}} ile {{to}} saat arasında bir süre sonra sona erer. Açık oturumlar da buna uyar.',
    decisions: 'Kararlar',
    self_approval: 'Kendi isteğini onaylamaya izin ver',
    self_approval_help:
      'Başkası onaylayabilecek olsa da kişiler kendi isteklerini onaylayabilir. Günlükte “Tek başına karar verildi” yazar.',
    alone: 'Şu anda yalnızca bir kişi karar verebiliyor ve kendi isteklerini onaylıyor.',
  },
};
