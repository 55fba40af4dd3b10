export const screen = {};
export type ScreenText = typeof screen;
