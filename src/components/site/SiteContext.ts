import { createContext, use } from 'react';
import { DEFAULT_SITE } from '@/config/site';

/** The settings of the deployer. Kinora's own until config.json has been read. */
export const SiteContext = createContext(DEFAULT_SITE);

export const useSite = () => use(SiteContext);
