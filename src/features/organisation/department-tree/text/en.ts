export const en = {
  page: {
    title: 'Departments',
    about:
      'Drag a department to move it, or focus it and press Alt with an arrow key. What is in it stays in it.',
    add: 'Add department',
    empty: 'No department yet. Add the first one.',
    flat: 'This organisation has no departments.',
    show_archived: 'Show archived',
    archived: 'Archived',
    members_one: '1 member',
    members_other: '{{number}} members',
    removed: '{{name}} is deleted.',
  },
  moved: { top: '{{name}} is at the top level now.', below: '{{name}} is below {{above}} now.' },
  act: {
    add_below: 'Add a department below',
    too_deep: 'Departments have at most six levels.',
    members: 'Members',
    archive: 'Archive',
    unarchive: 'Take back from the archive',
  },
  dialog: {
    edit: 'Edit {{name}}',
    add_below: 'Add a department below {{name}}',
    saved: 'The department is saved.',
  },
  archive: {
    title: 'Archive {{name}}',
    about:
      'An archived department takes nothing new. What is closed stays with it; what is open goes to another department.',
    content: '{{name}}: {{number}}',
    move_to: 'Department that takes over what is open',
    choose: 'Choose a department',
    done: '{{name}} is archived.',
    back: '{{name}} is back from the archive.',
  },
  members: {
    title: 'Members of {{name}}',
    add: 'Add a member',
    none: 'Nobody belongs to this department yet.',
    left: 'deactivated',
    access: { lead: 'Lead', editor: 'Editor', viewer: 'Viewer' },
    access_of: 'Access of {{name}}',
    below: 'Departments below as well',
    remove: 'Take out {{name}}',
  },
};
export type DepartmentTreeText = typeof en;
