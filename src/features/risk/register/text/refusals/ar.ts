export const input = {
  named_twice: 'ذُكر الخطر نفسه مرتين.',
};
