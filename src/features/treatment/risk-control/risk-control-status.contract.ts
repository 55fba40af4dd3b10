/** On which axis of a risk's rating a control works. */
export const actsOn = ['likelihood', 'consequence', 'both'] as const;
export type ActsOn = (typeof actsOn)[number];
