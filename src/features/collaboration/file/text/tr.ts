import type { FileText } from './en.ts';

export const tr: FileText = {
  refusals: {
    file_type_refused:
      'Bu tür dosya kabul edilmiyor. PDF, resim, makrosuz Word, Excel, PowerPoint ve OpenDocument dosyaları, ZIP arşivleri ve düz metin kabul edilir.',
    file_broken: 'Dosya eksik ulaştı. Yeniden gönderin.',
    file_store_full:
      'Kuruluşunuzun dosyalar için yeri kalmadı. Bazılarını kaldırın veya işletmeciden daha fazla yer isteyin.',
    too_many_uploads:
      'Gönderdiğiniz birçok dosya henüz hiçbir yerde kullanılmadı. İlgili kaydı tamamlayın veya bir gün bekleyin.',
    file_not_scanned: 'Bu dosya henüz zararlı yazılıma karşı taranmadı. Birazdan yeniden deneyin.',
    file_blocked: 'Bu dosyada zararlı yazılım bulundu. Dosya engellendi ve içeriği silindi.',
    file_unknown: 'Bu dosyalardan biri artık yok. Yeniden gönderin.',
  },
  file: {
    title: 'Dosyalar',
    add: 'Dosya ekle',
    drop: 'Dosyaları buraya bırakın',
    empty: 'Henüz dosya yok.',
    rule: 'Her biri en fazla {{size}}.',
    too_large: '{{name}} dosyası {{size}} sınırını aşıyor.',
    sending: '{{name}}: {{percent}} gönderildi',
    checking: 'Dosya denetleniyor',
    failed: 'Gönderilmedi',
    retry: 'Yeniden gönder',
    download: 'İndir: {{name}}',
    remove: 'Kaldır: {{name}}',
    remove_title: 'Bu dosya kaldırılsın mı?',
    remove_text: '“{{name}}” herkes için kaldırılır ve geri getirilemez.',
    removed: 'Dosya kaldırıldı',
    added_by: 'Ekleyen: {{name}}',
    size: '{{size}} MB',
    size_small: '{{size}} kB',
    pending: 'Taranıyor',
    blocked: 'Engellendi: zararlı yazılım',
  },
};
