export const en = {
  holdings: { board_admin: 'Boards looked after alone', boards: 'Boards' },
  refusals: {
    private_only: 'Your role makes private boards only.',
    board_department_missing: 'Name the department if it is for one, and only then.',
    board_admin_missing: 'Somebody has to look after the board: name a board admin.',
    lists_full: 'This board has as many lists as a board can have.',
    labels_full: 'This board has as many labels as a board can have.',
    neighbour_unknown: 'What it was to stand beside is not there any more.',
  },
  field: {
    uri: 'Address word',
    visibility: 'Visible to',
    admins: 'Board admins',
    members: 'Members',
    viewers: 'Viewers',
    colour: 'Colour',
    card_covers: 'Show covers of cards',
    wip_per_person: 'Cards per person in a list',
    wip_blocks: 'Full lists take no more cards',
    list: 'List',
    wip_limit: 'Cards at most (WIP limit)',
    task_status: 'Status of its tasks',
    label: 'Label',
    source: 'In step with',
  },
  words: {
    status: { active: 'Active', archived: 'Archived' },
    visibility: {
      private: 'People named on it',
      department: 'A department',
      organisation: 'Whole organisation',
    },
    role: { admin: 'Board admin', member: 'Member', viewer: 'Viewer' },
    colour: {
      grey: 'Grey',
      red: 'Red',
      orange: 'Orange',
      yellow: 'Yellow',
      green: 'Green',
      teal: 'Teal',
      blue: 'Blue',
      purple: 'Purple',
    },
    task_status: {
      todo: 'To do',
      in_progress: 'In progress',
      blocked: 'Blocked',
      in_review: 'In review',
      done: 'Done',
      cancelled: 'Cancelled',
    },
  },
  verb: {
    conflict: {
      stale:
        'Somebody changed this board since you opened it. What you typed is kept; save again to apply it to the board as it is now.',
      by: '{{name}} changed this board since you opened it. What you typed is kept; save again to apply it to the board as it is now.',
      impossible:
        'Meanwhile the board was changed, and this is no longer possible. What you typed is kept here until you close this.',
      impossible_by:
        'Meanwhile {{name}} changed the board, and this is no longer possible. What you typed is kept here until you close this.',
    },
    archive: {
      text: 'It can be read, and nothing on it changes until it is reopened.',
      done: '{{ref}} is archived',
    },
    reopen: { done: '{{ref}} is open again' },
    delete: {
      text: 'The board disappears with its cards. Its board admins can restore it.',
      done: '{{ref}} is deleted',
    },
    restore: { done: '{{ref}} is restored' },
  },
  story: {
    action: {
      added: 'Created',
      copied: 'Copied',
      subscribed: 'Told of what happens on it',
      unsubscribed: 'No longer told of what happens on it',
      list_added: 'List added',
      list_changed: 'List changed',
      list_moved: 'List moved',
      list_removed: 'List removed',
      list_restored: 'List restored',
      label_added: 'Label added',
      label_changed: 'Label changed',
      label_removed: 'Label removed',
      source_added: 'Put in step with something',
      source_removed: 'No longer in step with something',
    },
  },
};
export type BoardText = typeof en;
