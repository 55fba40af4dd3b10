export const en = {
  holdings: { card_member: 'Cards worked on' },
  refusals: {
    board_archived: 'This board is archived. Reopen it first.',
    card_is_task: 'This card is a task: change it on the task.',
    list_full: 'This list is full.',
    person_full: '{{name}} has as many cards in this list as a person may have.',
    list_unknown: 'This list is not on the board any more.',
    label_unknown: 'One of these labels is not on this board.',
    no_way_there: 'The task cannot go from its status to that of this list.',
    words_missing: 'Say why first.',
    task_on_board: 'This task has a card on this board already.',
    task_unknown: 'There is no such task.',
    cover_file_unknown: 'This file does not hang on the card, or is still to be checked.',
    cover_unreadable: 'No cover can be drawn of this file: use a picture (PNG, JPEG or WebP).',
  },
  field: {
    members: 'Members',
    due_on: 'Due',
    labels: 'Labels',
    checklists: 'Checklists',
    list: 'List',
    file: 'File',
  },
  words: {
    status: { active: 'On the board', archived: 'Archived' },
    flag: { due_soon: 'Due soon' },
  },
  verb: {
    conflict: {
      stale:
        'Somebody changed this card since you opened it. What you typed is kept; save again to apply it to the card as it is now.',
      by: '{{name}} changed this card since you opened it. What you typed is kept; save again to apply it to the card as it is now.',
      impossible:
        'Meanwhile the card was changed, and this is no longer possible. What you typed is kept here until you close this.',
      impossible_by:
        'Meanwhile {{name}} changed the card, and this is no longer possible. What you typed is kept here until you close this.',
    },
    move: {
      title: 'Move {{ref}}',
      text: 'Choose the list and the place in it.',
      verb: 'Move',
      done: '{{ref}} was moved',
    },
    become: {
      title: 'Make a task of {{ref}}',
      text: 'Title, text, people, due date and checklist become those of the task.',
      verb: 'Make a task',
      done: '{{ref}} is a task',
    },
    archive: { text: 'It leaves the board and stays in the archive.', done: '{{ref}} is archived' },
    reopen: {
      text: 'It goes back to the end of its list.',
      verb: 'Put back on the board',
      done: '{{ref}} is back on the board',
    },
    delete: { text: 'The card disappears from the board.', done: '{{ref}} is deleted' },
    restore: { done: '{{ref}} is restored' },
  },
  story: {
    action: {
      added: 'Added',
      moved: 'Moved',
      became: 'Made a task',
      reopened: 'Put back on the board',
      cover_set: 'Cover set',
      cover_removed: 'Cover removed',
      file_added: 'File added',
      file_removed: 'File removed',
    },
  },
};
export type CardText = typeof en;
