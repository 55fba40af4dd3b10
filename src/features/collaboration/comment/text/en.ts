/** What is said about a record. */
export const en = {
  refusals: {
    comment_unknown: 'This comment does not exist.',
    reply_to_reply: 'Answer the comment at the head of the thread.',
    mention_unseen: '{{names}}: cannot see this record, and cannot be mentioned here.',
    mention_unknown: 'Nobody you know is mentioned by that.',
  },
  comment: {
    write: 'Write a comment',
    send: 'Comment',
    keys: '{{keys}} sends',
    attach: 'Attach files',
    mention_keys: '@ mentions somebody',
    mentionable: 'People to mention',
    reply: 'Reply',
    reply_to: 'Reply to {{name}}',
    send_reply: 'Reply',
    delete_title: 'Delete this comment?',
    delete_text: 'Its text is removed for everybody and cannot be brought back. Replies to it stay.',
    deleted: 'Deleted',
    edited: 'edited',
    resolve: 'Resolve',
    reopen: 'Reopen',
    resolved: 'Resolved',
    resolved_by: 'Resolved by {{name}}',
    show: 'Show the resolved comment',
    hide: 'Hide the resolved comment',
    empty: 'Nobody has said anything yet.',
  },
};
export type CommentText = typeof en;
