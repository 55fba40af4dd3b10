import type { SpreadsheetText } from './en.ts';

export const tr: SpreadsheetText = {
  refusals: {
    import_file_unreadable: 'Bu dosya okunamıyor.',
    import_file_wrong_type:
      'Bu bir CSV ya da XLSX tablosu değil. Bunlardan biri olarak kaydedip yeniden deneyin.',
    import_file_old_excel: 'Bu çalışma kitabı eski biçimde ya da parolalı. Parolasız .xlsx olarak kaydedin.',
    import_file_damaged: 'Dosya bozuk: sonuna kadar okunamıyor.',
    import_file_too_many_columns: '{{cell}} hücresi, bir tablonun olabilecek 200 sütununun dışında.',
    import_file_cell_too_long: '{{cell}} hücresinde 32.767’den çok karakter var.',
    import_file_too_many_cells: 'Tabloda {{cells}} sayısından çok dolu hücre var; ilk fazla hücre {{cell}}.',
    import_file_too_much_text:
      'Tabloda {{megabytes}} MB’tan çok metin var; ilk fazla hücre {{cell}}. Hücrelerin paylaştığı metin her biri için sayılır.',
    import_file_too_many_sheets: 'Çalışma kitabında 20’den çok sayfa var.',
    import_file_unfolds_too_far:
      'Çalışma kitabı açıldığında bir tablonun gerektirdiğinden çok daha büyük oluyor.',
    import_file_has_doctype: 'Çalışma kitabında izin verilmeyen bildirimler var.',
    import_file_empty: 'Başlıkların altında satır yok.',
  },
};
