import type { DepartmentTreeText } from './en.ts';

/** Arabic counts in six forms. */
const counted = {
  members_zero: 'لا أعضاء',
  members_one: 'عضو واحد',
  members_two: 'عضوان',
  members_few: '{{number}} أعضاء',
  members_many: '{{number}} عضوًا',
  members_other: '{{number}} عضو',
};

export const ar: DepartmentTreeText = {
  page: {
    ...counted,
    title: 'الإدارات',
    about: 'اسحب الإدارة لنقلها، أو ركّز عليها واضغط Alt مع سهم. ويبقى ما فيها معها.',
    add: 'إضافة إدارة',
    empty: 'لا إدارات بعد. أضف الأولى.',
    flat: 'لا إدارات في هذه المؤسسة.',
    show_archived: 'إظهار المؤرشفة',
    archived: 'مؤرشفة',
    removed: 'حُذفت {{name}}.',
  },
  moved: { top: 'أصبحت {{name}} في المستوى الأعلى.', below: 'أصبحت {{name}} تحت {{above}}.' },
  act: {
    add_below: 'إضافة إدارة تحتها',
    too_deep: 'للإدارات ستة مستويات على الأكثر.',
    members: 'الأعضاء',
    archive: 'أرشفة',
    unarchive: 'استعادة من الأرشيف',
  },
  dialog: {
    edit: 'تعديل {{name}}',
    add_below: 'إضافة إدارة تحت {{name}}',
    saved: 'حُفظت الإدارة.',
  },
  archive: {
    title: 'أرشفة {{name}}',
    about: 'لا يدخل الإدارة المؤرشفة جديد. يبقى المغلق معها، وينتقل المفتوح إلى إدارة أخرى.',
    content: '{{name}}: {{number}}',
    move_to: 'الإدارة التي تتسلّم المفتوح',
    choose: 'اختر إدارة',
    done: 'أُرشفت {{name}}.',
    back: 'استُعيدت {{name}} من الأرشيف.',
  },
  members: {
    title: 'أعضاء {{name}}',
    add: 'إضافة عضو',
    none: 'لا أحد في هذه الإدارة بعد.',
    left: 'معطَّل',
    access: { lead: 'قائد', editor: 'محرِّر', viewer: 'مطّلع' },
    access_of: 'صلاحية {{name}}',
    below: 'والإدارات التي تحتها أيضًا',
    remove: 'إخراج {{name}}',
  },
};
