import { createContext, use } from 'react';
import { KINORA } from '@/config/site';

/** What the deployer has made of the site; Kinora itself until config.json has been read. */
export const SiteContext = createContext(KINORA);

export const useSite = () => use(SiteContext);
