import { useLocation } from 'react-router-dom';

/** Returns the path of the navigation entry that the current address belongs to. */
export const useCurrentPath = (): string => `/${useLocation().pathname.toLowerCase().split('/')[1] ?? ''}`;
