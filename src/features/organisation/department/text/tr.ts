import type { DepartmentText } from './en.ts';

export const tr: DepartmentText = {
  refusals: {
    department_unknown: 'Bu birim kuruluşta yok.',
    department_not_yours: 'Bu birime bir şey ekleyemezsiniz.',
    department_too_deep: 'Birimler en çok altı düzeylidir.',
    department_below_itself: 'Bir birim kendi altında olamaz.',
    department_has_children: 'Bu birimin altında birimler var. Önce onları taşıyın ya da arşivleyin.',
    department_in_use: 'Bu birimde kayıt var ya da vardı. Bunun yerine birimi arşivleyin.',
    department_target_needed: 'Burada hâlâ açık kayıtlar var. Hangi birime gideceklerini seçin.',
    department_parent_archived: 'Üst birim arşivlenmiş. Önce onu geri alın.',
    too_many_departments: 'Bir kuruluşun en çok 1.000 birimi olabilir.',
    no_departments: 'Bu kuruluşta birim yok.',
    own_membership: 'Kimse burada kendi yetkisini değiştiremez.',
    member_twice: 'Bir kişi iki kez yazılmış.',
    department_name_taken: 'Burada bu adda bir birim zaten var.',
  },
  screen: {
    business_unit: 'İş birimi',
    select_department: 'Birim seçin',
    whole: 'Tüm kuruluş',
    nothing_in_unit: '{{department}} için listelenecek bir kayıt yok. Kuruluşun başka birimlerinde olabilir.',
    show_whole: 'Tüm kuruluşu göster',
  },
};
