import type { InvitationText } from './en.ts';

export const tr: InvitationText = {
  refusals: {
    seats_full:
      'Kuruluşun {{seats}} kullanıcı hakkı var, bunlardan {{free}} tanesi boş. Bir kişiyi devre dışı bırakın, bir daveti geri alın ya da sağlayıcınızdan ek hak isteyin.',
    invitations_per_day: 'Kuruluş 24 saat içinde {{most}} davet gönderebilir. Kalanları daha sonra gönderin.',
    already_member: 'Bu e-posta adresine sahip birinin bu kuruluşta zaten hesabı var.',
    invitation_unknown:
      'Bu bağlantı geçerli değil. Yerini daha yeni bir ileti almış ya da adresin bir kısmı eksik olabilir.',
    invitation_expired: 'Bu davetin süresi doldu. Yenisini isteyin.',
    invitation_accepted: 'Bu davet zaten kabul edildi. O zaman belirlenen parolayla oturum açın.',
    invitation_revoked: 'Bu davet geri alındı.',
  },
};
