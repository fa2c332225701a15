import { hasTvLayout } from './hasTvLayout';

/**
 * Returns whether the viewer uses a remote control or a gamepad. They have arrows, a key to press and a key to go back, and
 * neither a Tab key nor keys for the volume.
 */
export const usesRemote = (): boolean => hasTvLayout() || document.documentElement.dataset.input === 'gamepad';
