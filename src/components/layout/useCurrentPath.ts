import { useLocation } from 'react-router-dom';

/** The entry that the address belongs to, by its path. */
export const useCurrentPath = (): string => `/${useLocation().pathname.toLowerCase().split('/')[1] ?? ''}`;
