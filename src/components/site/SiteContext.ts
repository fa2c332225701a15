import { createContext, use } from 'react';
import { KINORA } from '@/config/site';

/** The settings of the deployer. Kinora's own until config.json has been read. */
export const SiteContext = createContext(KINORA);

export const useSite = () => use(SiteContext);
