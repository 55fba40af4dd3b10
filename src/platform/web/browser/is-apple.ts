/** Whether shortcuts are held with ⌘ here. */
export const isApple = /^(?:Mac|iP)/.test(navigator.platform);
