import { firefox } from './firefox';
import { webkit } from './webkit';

export const ENGINES = { firefox, webkit };
